import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { families, type ProgramId, programOf } from '../../../content/programs.ts';
import { BelowFirstScreen } from '../../../navigation/BelowFirstScreen.tsx';
import { PageHero } from '../../../sections/PageHero.tsx';
import { AuditScales } from '../../../scenes/AuditScales.tsx';
import { CableLanding } from '../../../scenes/CableLanding.tsx';
import { DhowLeaving } from '../../../scenes/DhowLeaving.tsx';
import { GhoubetWind } from '../../../scenes/GhoubetWind.tsx';
import { GulfChart } from '../../../scenes/GulfChart.tsx';
import { LockedNetwork } from '../../../scenes/LockedNetwork.tsx';
import { OpenLedger } from '../../../scenes/OpenLedger.tsx';
import { PortCranes } from '../../../scenes/PortCranes.tsx';
import { RailwayCorridor } from '../../../scenes/RailwayCorridor.tsx';
import { BadgeList } from '../../../ui/Badge.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { brochure } from './brochure.css.ts';
import { ApplyBar } from './ApplyBar.tsx';
import { Careers } from './Careers.tsx';
import { Entry } from './Entry.tsx';
import { domainColors } from './domainColors.css.ts';
import { FactBand, FactBox } from './KeyFacts.tsx';
import { ProgramContact } from './ProgramContact.tsx';
import { Presentation } from './Presentation.tsx';
import * as styles from './ProgramPage.css.ts';
import { StudyPlan } from './StudyPlan.tsx';
import { useProgramWords } from './useProgramWords.ts';

/** A drawing of what is studied. */
const scenes: Record<ProgramId, ReactNode> = {
  licenseCca: <OpenLedger />,
  licenseStrategieGestion: <GulfChart />,
  licenseLogistique: <PortCranes />,
  licenseSystemesReseaux: <CableLanding />,
  licenseGenieElectrique: <GhoubetWind />,
  masterCca: <AuditScales />,
  masterManagement: <DhowLeaving />,
  masterLogistique: <RailwayCorridor />,
  masterSystemesReseaux: <LockedNetwork />,
};

/** A degree programme's page. The two families are composed differently; each field of study has its colours. */
export function ProgramPage({ program }: { program: ProgramId }) {
  const { t } = useTranslation(['programNames', 'layout']);
  const words = useProgramWords(program);
  const { family, domain } = programOf(program);
  const isLicence = family === 'licence';
  return (
    <div className={`${brochure} ${domainColors[domain]}`}>
      <PageHero
        tone={isLicence ? 'light' : 'deep'}
        heading={words.title}
        subtitle={words.subtitle}
        crumb={words.title}
        parents={[{ to: '/programs', label: t('layout:nav.programs') }]}
        aside={
          isLicence ? (
            <FactBox program={program} />
          ) : (
            <div className={styles.heroScene}>
              <Picture scene={scenes[program]} ratio="1 / 1" />
            </div>
          )
        }
      >
        <BadgeList
          badges={[
            { id: 'recognition', text: t('stateDiploma'), variant: 'solid' },
            { id: 'type', text: t(`families.${family}.singular`) },
            {
              id: 'duration',
              text: t('durationAndLevel', { count: families[family].years, level: families[family].level }),
            },
          ]}
        />
      </PageHero>
      <BelowFirstScreen>
        {!isLicence && <FactBand program={program} />}
        <Presentation words={words} {...(isLicence && { scene: scenes[program] })} />
        <StudyPlan program={program} words={words} />
        <Entry program={program} words={words} />
        <Careers program={program} words={words} />
        <ProgramContact program={program} />
      </BelowFirstScreen>
      <ApplyBar program={program} />
    </div>
  );
}

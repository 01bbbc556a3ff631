import { useTranslation } from 'react-i18next';
import { families, type ProgramId, programOf } from '../../../content/programs.ts';
import { BelowFirstScreen } from '../../../navigation/BelowFirstScreen.tsx';
import { PageHero } from '../../../sections/PageHero.tsx';
import auditScales from '../../../scenes/audit-scales.svg';
import cableLanding from '../../../scenes/cable-landing.svg';
import dhowLeaving from '../../../scenes/dhow-leaving.svg';
import ghoubetWind from '../../../scenes/ghoubet-wind.svg';
import gulfChart from '../../../scenes/gulf-chart.svg';
import lockedNetwork from '../../../scenes/locked-network.svg';
import openLedger from '../../../scenes/open-ledger.svg';
import portCranes from '../../../scenes/port-cranes.svg';
import railwayCorridor from '../../../scenes/railway-corridor.svg';
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

/** Addresses of the drawings, one of each subject. */
const drawings: Record<ProgramId, string> = {
  licenseCca: openLedger,
  licenseStrategieGestion: gulfChart,
  licenseLogistique: portCranes,
  licenseSystemesReseaux: cableLanding,
  licenseGenieElectrique: ghoubetWind,
  masterCca: auditScales,
  masterManagement: dhowLeaving,
  masterLogistique: railwayCorridor,
  masterSystemesReseaux: lockedNetwork,
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
              <Picture drawing={drawings[program]} ratio="1 / 1" isInFirstScreen />
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
        <Presentation words={words} {...(isLicence && { drawing: drawings[program] })} />
        <StudyPlan program={program} words={words} />
        <Entry program={program} words={words} />
        <Careers program={program} words={words} />
        <ProgramContact program={program} />
      </BelowFirstScreen>
      <ApplyBar program={program} />
    </div>
  );
}

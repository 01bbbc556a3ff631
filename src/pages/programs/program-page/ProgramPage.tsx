import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { families, type ProgramId, programOf } from '../../../content/programs.ts';
import { BelowFirstScreen } from '../../../layout/BelowFirstScreen.tsx';
import { PageHero } from '../../../sections/PageHero.tsx';
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

interface ProgramPageProps {
  /** Names the slice of its words as well. */
  program: ProgramId;
  /** A drawing of what is studied, given by the route so that a page carries its own only. */
  scene: ReactNode;
}

/** A degree programme's page. The two families are composed differently; each field of study has its colours. */
export function ProgramPage({ program, scene }: ProgramPageProps) {
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
              <Picture scene={scene} ratio="1 / 1" />
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
        <Presentation words={words} {...(isLicence && { scene })} />
        <StudyPlan program={program} words={words} />
        <Entry program={program} words={words} />
        <Careers program={program} words={words} />
        <ProgramContact program={program} />
      </BelowFirstScreen>
      <ApplyBar program={program} />
    </div>
  );
}

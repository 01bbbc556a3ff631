import { useTranslation } from 'react-i18next';
import { families } from '../../content/programs.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { FeesLine } from '../../sections/FeesLine.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Degrees, ExecutiveEducation } from './Families.tsx';
import { ProgramFinder } from './ProgramFinder.tsx';
import type { FinderSearch } from '../../content/programFinder.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Programs.css.ts';

export function Programs({ search }: { search: FinderSearch }) {
  const { t } = useTranslation('programs');
  return (
    <>
      <PageHero heading={t('hero.heading')} subtitle={t('hero.subtitle')} aside={<StudyPath />}>
        <FeesLine />
      </PageHero>
      <BelowFirstScreen>
        <ProgramFinder search={search} />
        <Degrees family="licence" tone="salt" />
        <Degrees family="master" tone="deep" />
        <ExecutiveEducation />
        <Section heading={t('closing.heading')} tone="tint" split="narrowWide">
          <div className={`${layout.stack.l} ${layout.atStart}`}>
            <p className={layout.textSize.lead}>{t('closing.text')}</p>
            <ButtonLink to="/admissions" variant="strong">
              {t('closing.link')}
            </ButtonLink>
          </div>
        </Section>
      </BelowFirstScreen>
    </>
  );
}

const { licence } = families;
function StudyPath() {
  const { t } = useTranslation(['programs', 'programNames']);
  const entries = {
    licence: t('hero.route.entry.licence'),
    master: t('hero.route.entry.master', { level: licence.level }),
    executive: t('hero.route.entry.executive'),
  };
  return (
    <nav aria-label={t('hero.families')}>
      <ol className={`${styles.studyPath} ${layout.stack.l}`}>
        {(['licence', 'master', 'executive'] as const).map((family) => (
          <li key={family} className={layout.stack.xs}>
            <div className={`${layout.stack.xxs} ${layout.atStart}`}>
              <a
                href={`#${family}`}
                className={`${layout.headingSize.h4} ${layout.ink.basalt} ${layout.padding.xs}`}
              >
                <EnglishWords>{t(`programNames:families.${family}.name`)}</EnglishWords>
              </a>
              <span className={`${layout.textSize.small} ${layout.ink.quiet}`}>{entries[family]}</span>
            </div>
          </li>
        ))}
      </ol>
    </nav>
  );
}

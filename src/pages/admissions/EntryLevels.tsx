import { useTranslation } from 'react-i18next';
import { families } from '../../content/programs.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/PageLink.tsx';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Admissions.css.ts';

const stairsOf = {
  licence: [
    { id: 'licence1', kind: 'main' },
    { id: 'licence2', kind: 'other' },
    { id: 'licence3', kind: 'none' },
  ],
  master: [
    { id: 'master1', kind: 'main' },
    { id: 'master2', kind: 'other' },
  ],
} as const;

/** The five years as a staircase, a condition for each step, and executive education. */
export function EntryLevels() {
  const { t } = useTranslation('admissions');
  return (
    <Section tone="sand" heading={t('levels.heading')} intro={t('levels.intro')}>
      <Fold summary={t('levels.show')}>
        <div className={styles.flights}>
          {(['licence', 'master'] as const).map((family) => (
            <section key={family} className={styles.flight}>
              <div className={layout.stack.xxs}>
                <h3>{t(`levels.${family}.name`)}</h3>
                <p className={layout.ink.quiet}>
                  {t(`levels.${family}.duration`, {
                    count: families[family].years,
                    level: String(families[family].level),
                  })}
                </p>
              </div>
              <ol role="list" className={styles.stairs}>
                {stairsOf[family].map(({ id, kind }) => (
                  <li key={id} className={styles.stair[kind]}>
                    <p className={`${layout.textSize.small} ${layout.bold}`}>
                      {t(`levels.entries.${id}.year`)}
                    </p>
                    <p className={styles.stairCondition}>
                      {id === 'master1'
                        ? t('levels.entries.master1.title', { level: String(families.licence.level) })
                        : t(`levels.entries.${id}.title`)}
                    </p>
                    <p>{t(`levels.entries.${id}.text`)}</p>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <section className={`${layout.stack.xs} ${layout.desktopColumns.label} ${layout.paddingAbove.l}`}>
          <h3>
            <EnglishWords>{t('levels.executive.name')}</EnglishWords>
          </h3>
          <div>
            <p>{t('levels.executive.text')}</p>
            <TextLink to="/programs/executive">
              <EnglishWords>{t('levels.executive.link')}</EnglishWords>
            </TextLink>
          </div>
        </section>
      </Fold>
    </Section>
  );
}

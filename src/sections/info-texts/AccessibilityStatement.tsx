import { useTranslation } from 'react-i18next';
import {
  accessibilityCriteria,
  accessibilityReview,
  conformityLevel,
  conformityRate,
  countCriteria,
} from '../../content/accessibility.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { EmailLink, PhoneLink } from '../SchoolLinks.tsx';
import { Facts } from '../../ui/TitledTexts.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './InfoText.css.ts';
import { Bullets, FoldedText, TextSection } from './TextParts.tsx';

type Criterion = (typeof accessibilityCriteria)[number];

/** Keep it accurate: the status of each criterion, and how each was tested. */
export function AccessibilityStatement() {
  const { t } = useTranslation('accessibility');
  const formats = useFormats();
  const { standard } = accessibilityReview;
  const date = formats.date(accessibilityReview.date);
  // Rounded down, so that 99.9 % is not shown as 100 %.
  const rate = formats.percent(Math.floor(conformityRate * 100) / 100);
  const nameOf = ({ number }: Criterion) => t('list.criterion', { number, name: t(`criteria.${number}`) });
  const reasonsOf = ({ how }: Criterion) => how.map((id) => t(`how.${id}`, { date })).join(' ');
  const failures = accessibilityCriteria.filter(({ status }) => status === 'notMet');
  return (
    <>
      <p className={styles.intro}>{t('intro', { date, standard })}</p>
      <div className={styles.summary}>
        <TextSection heading={t('state.heading')}>
          <p>
            <strong>{t(`state.${conformityLevel}`, { standard, rate })}</strong>
          </p>
          <p>{t('state.reviewed', { count: accessibilityCriteria.length })}</p>
          <Bullets
            items={[
              t('state.met', { count: countCriteria('met') }),
              t('state.notMet', { count: countCriteria('notMet') }),
              t('state.notApplicable', { count: countCriteria('notApplicable') }),
            ]}
          />
          <p>{t('state.strict')}</p>
        </TextSection>
      </div>
      <TextSection heading={t('faults.heading')}>
        {failures.length === 0 && <p>{t('faults.none')}</p>}
        <Facts
          facts={failures.map((criterion) => ({ name: nameOf(criterion), text: reasonsOf(criterion) }))}
        />
      </TextSection>
      <TextSection heading={t('report.heading')}>
        <p>{t('report.text')}</p>
        <Facts
          facts={[
            { name: t('report.email'), text: <EmailLink /> },
            { name: t('report.phone'), text: <PhoneLink className={styles.phone} /> },
          ]}
        />
      </TextSection>
      <TextSection heading={t('tried.heading')}>
        <Bullets items={t('tried.items', { date, returnObjects: true })} />
      </TextSection>
      <TextSection heading={t('untried.heading')}>
        <Bullets items={t('untried.items', { returnObjects: true })} />
      </TextSection>
      <TextSection heading={t('list.heading')}>
        <div className={layout.rows.xs}>
          {Object.entries(t('themes', { returnObjects: true })).map(([theme, name]) => (
            <FoldedText key={theme} heading={t('list.theme', { number: theme, name })}>
              <Facts
                facts={accessibilityCriteria
                  .filter(({ number }) => number.startsWith(`${theme}.`))
                  .map((criterion) => ({
                    name: nameOf(criterion),
                    text: (
                      <>
                        <strong>{t(`list.status.${criterion.status}`)}</strong> {reasonsOf(criterion)}
                      </>
                    ),
                  }))}
              />
            </FoldedText>
          ))}
        </div>
      </TextSection>
    </>
  );
}

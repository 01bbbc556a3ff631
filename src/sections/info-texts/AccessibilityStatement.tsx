import { useTranslation } from 'react-i18next';
import {
  type AccessibilityCriterion,
  type CriterionStatus,
  accessibilityCriteria,
  accessibilityPrinciples,
  accessibilityReview,
} from '../../content/accessibility.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import * as styles from './InfoText.css.ts';
import { Bullets, Facts, TextHeading, TextSection } from './TextParts.tsx';

// Wider than the list's own values: none is “not met” today, and one may be tomorrow.
const criteria: readonly (AccessibilityCriterion & { status: CriterionStatus })[] = accessibilityCriteria;
const countOf = (status: CriterionStatus) =>
  criteria.filter((criterion) => criterion.status === status).length;

/** How accessible the site is, criterion by criterion, and what was and was not tried to know it. Keep it true. */
export function AccessibilityStatement() {
  const { t } = useTranslation('accessibility');
  const formats = useFormats();
  const { date, standard } = accessibilityReview;
  const notMet = countOf('notMet');
  return (
    <>
      <p className={styles.intro}>{t('intro', { date: formats.date(date) })}</p>
      <TextSection heading={t('state.heading')}>
        <p>{t('state.reviewed', { count: criteria.length, standard })}</p>
        <Bullets
          items={[
            t('state.met', { count: countOf('met') }),
            t('state.notApplicable', { count: countOf('notApplicable') }),
            notMet === 0 ? t('state.zeroNotMet') : t('state.notMet', { count: notMet }),
          ]}
        />
      </TextSection>
      <TextSection heading={t('tried.heading')}>
        <Bullets items={t('tried.items', { returnObjects: true })} />
      </TextSection>
      <TextSection heading={t('untried.heading')}>
        <Bullets items={t('untried.items', { returnObjects: true })} />
      </TextSection>
      <TextSection heading={t('report.heading')}>
        <p>{t('report.text')}</p>
        <Facts
          columns="narrowWide"
          rows={[
            { id: 'email', name: t('report.email'), value: <EmailLink /> },
            { id: 'phone', name: t('report.phone'), value: <PhoneLink /> },
          ]}
        />
      </TextSection>
      <TextSection heading={t('list.heading')}>
        {accessibilityPrinciples.map(({ id, figure }) => (
          <div key={id}>
            <TextHeading of="detail">{t(`list.${id}`)}</TextHeading>
            <Facts
              columns="even"
              rows={criteria
                .filter(({ number }) => number.startsWith(figure))
                .map((criterion) => ({
                  id: criterion.id,
                  name: t('list.criterion', {
                    number: criterion.number,
                    name: t(`criteria.${criterion.id}.name`),
                    level: criterion.level,
                  }),
                  value: (
                    <>
                      <strong>{t(`list.status.${criterion.status}`)}</strong>{' '}
                      {t(`criteria.${criterion.id}.how`)}
                    </>
                  ),
                }))}
            />
          </div>
        ))}
      </TextSection>
    </>
  );
}

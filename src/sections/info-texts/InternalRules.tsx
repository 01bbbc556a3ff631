import { useTranslation } from 'react-i18next';
import { internalRulesArticles, ruleLimits } from '../../content/legalTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import * as styles from './InfoText.css.ts';
import { Bullets, TextHeading } from './TextParts.tsx';

/** Numbered, so that a decision can refer to an article. */
export function InternalRules() {
  const { t } = useTranslation('internalRules');
  const { duration, percent } = useFormats();
  const limits = {
    justification: duration(ruleLimits.justificationHours, 'hour'),
    absenceShare: percent(ruleLimits.absenceShare),
    lateArrival: duration(ruleLimits.lateArrivalMinutes, 'minute'),
    examNotice: duration(ruleLimits.examNoticeDays, 'day'),
    examLateArrival: duration(ruleLimits.examLateArrivalMinutes, 'minute'),
    loan: duration(ruleLimits.loanDays, 'day'),
    exclusion: duration(ruleLimits.exclusionDays, 'day'),
    summons: duration(ruleLimits.summonsDays, 'day'),
    appeal: duration(ruleLimits.appealDays, 'day'),
    appealAnswer: duration(ruleLimits.appealAnswerDays, 'day'),
    markAppeal: duration(ruleLimits.markAppealDays, 'day'),
  };
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      {/* `role="list"`, because Safari removes the list semantics of a list without markers. */}
      <ol role="list" className={styles.articles}>
        {internalRulesArticles.map((id) => (
          <li key={id} className={styles.article}>
            <TextHeading>{t(`articles.${id}.heading`)}</TextHeading>
            <p>{t(`articles.${id}.text`, limits)}</p>
            <Bullets items={t(`articles.${id}.rules`, { returnObjects: true, ...limits })} />
          </li>
        ))}
      </ol>
      <p>{t('adopted')}</p>
    </>
  );
}

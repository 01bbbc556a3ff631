import { useTranslation } from 'react-i18next';
import { internalRulesArticles, ruleLimits } from '../../content/internalRules.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import * as styles from './InfoDialog.css.ts';
import { Bullets } from './TextParts.tsx';

/** The rules of life at the school, as numbered articles that a decision can refer to. */
export function InternalRules() {
  const { t } = useTranslation('infoDialogs');
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
      <p className={styles.intro}>{t('internalRules.intro')}</p>
      {/* The role: Safari takes an unstyled list's away. */}
      <ol role="list" className={styles.articles}>
        {internalRulesArticles.map((id) => (
          <li key={id} className={styles.article}>
            <h3>{t(`internalRules.articles.${id}.heading`)}</h3>
            <p>{t(`internalRules.articles.${id}.text`, limits)}</p>
            <Bullets items={t(`internalRules.articles.${id}.rules`, { returnObjects: true, ...limits })} />
          </li>
        ))}
      </ol>
      <p>{t('internalRules.adopted')}</p>
    </>
  );
}

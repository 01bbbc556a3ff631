import { useTranslation } from 'react-i18next';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { useMovedAnswer } from '../../sections/useMovedAnswer.ts';
import { claims, ratingMax } from '../../content/claims.ts';
import { executivePath } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { teacherApplicationId } from '../../layout/TeacherApplication.tsx';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Rating } from '../../ui/Scales.tsx';
import { intakeText } from '../../sections/applicationTexts.ts';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { Port } from '../../scenes/Port.tsx';
import { Container } from '../../ui/Section.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Hero.css.ts';

export function Hero() {
  const { t } = useTranslation(['home', 'layout']);
  const formats = useFormats();
  const { value, reviews } = claims.rating;
  const rating = { rating: formats.rating(value), outOf: formats.number(ratingMax) };
  return (
    <div className={styles.hero}>
      <div className={styles.heroSky}>
        <Container>
          <div className={styles.heroBody}>
            <p className={`${layout.headingSize.body} ${layout.ink.gold}`}>{t('hero.eyebrow')}</p>
            <h1 className={styles.heroHeading}>{t('hero.heading')}</h1>
            <p className={styles.heroLead}>{t('hero.lead')}</p>
            <ButtonRow>
              <ButtonLink to="/programs" variant="strong">
                {t('hero.programs')}
              </ButtonLink>
              <Button variant="quiet" onClick={logPlay} className={styles.video}>
                <Icon name="play" />
                {t('hero.video')}
              </Button>
            </ButtonRow>
          </div>
        </Container>
      </div>
      <div className={styles.heroSea}>
        <div className={styles.heroScene}>
          <Port />
        </div>
        <Container>
          <ul role="list" aria-label={t('hero.facts')} className={styles.heroFacts}>
            <li className={styles.heroFact}>
              <strong className={styles.heroFigure}>
                <span aria-hidden="true">{t('hero.rating', rating)}</span>
                <span className={layout.visuallyHidden}>{t('hero.ratingInWords', rating)}</span>
                <Rating value={value} outOf={ratingMax} />
              </strong>{' '}
              {t('hero.reviews', { count: reviews })}
            </li>
            <li className={styles.heroFact}>
              <strong className={styles.heroFigure}>{formats.atLeast(claims.partnersMin)}</strong>{' '}
              {t('hero.partners')}
            </li>
            <li className={styles.heroFact}>
              <strong className={styles.heroFigure}>{t('hero.district')}</strong> {t('hero.country')}
            </li>
          </ul>
          <div className={`${layout.ruleAbove.strong} ${layout.padding.xs}`}>
            <RequestNotice />
            <p className={styles.heroLinks}>
              <PageLink to={executivePath} hash="customPrograms">
                {t('partners.training')}
              </PageLink>
              <PageLink to="/" hash={teacherApplicationId} activeOptions={{ includeHash: true }}>
                {t('layout:footer.careers.heading')}
              </PageLink>
            </p>
          </div>
        </Container>
      </div>
    </div>
  );
}

/** The specification asks for nothing more, because there is no video yet. */
function logPlay() {
  // oxlint-disable-next-line no-console -- specified
  console.info('play');
}

/** When the school answers a request, and which intake it is for. */
function RequestNotice() {
  const { t } = useTranslation('today');
  const { duration } = useFormats();
  const moved = useMovedAnswer('admission');
  const now = useSchoolNow();
  return (
    <p className={styles.notice}>
      <strong>
        {moved ?? t('request.notice', { duration: duration(kindFacts.admission.answerHours, 'hour') })}
      </strong>{' '}
      {now && <span className={styles.noticeIntake}>{intakeText(t, {}, now.date)}</span>}
    </p>
  );
}

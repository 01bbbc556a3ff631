import { useTranslation } from 'react-i18next';
import { isoCertificate } from '../../content/certifications.ts';
import { claims, ratingMax } from '../../content/claims.ts';
import { school } from '../../content/school.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { TodayBoard } from '../../sections/TodayBoard.tsx';
import { Port } from '../../scenes/Port.tsx';
import { Container } from '../../ui/Section.tsx';
import * as styles from './Hero.css.ts';

/** The first screen: what the school is under a woven sky, three facts about it on the water, and what holds today. */
export function Hero() {
  const { t } = useTranslation('home');
  const formats = useFormats();
  const { value, reviews } = claims.rating;
  return (
    <div className={styles.hero}>
      <div className={styles.sky}>
        <Container>
          <div className={styles.words}>
            <p className={styles.eyebrow}>
              {t('hero.eyebrow', {
                year: String(school.foundingYear),
                standard: isoCertificate.standard,
                certified: isoCertificate.validFrom.slice(0, 4),
              })}
            </p>
            <h1 className={styles.heading}>{t('hero.heading')}</h1>
            <p className={styles.lead}>{t('hero.lead')}</p>
            <ButtonRow>
              <ButtonLink to="/programs" variant="strong">
                {t('hero.programs')}
              </ButtonLink>
              <Button variant="onDark" onClick={announcePlay}>
                <Icon name="play" />
                {t('hero.video')}
              </Button>
            </ButtonRow>
          </div>
        </Container>
      </div>
      <div className={styles.sea}>
        <div className={styles.scene}>
          <Port />
        </div>
        <Container>
          <ul role="list" aria-label={t('hero.facts')} className={styles.facts}>
            <li className={styles.fact}>
              <strong className={styles.figure}>
                {t('hero.rating', { rating: formats.rating(value), outOf: formats.number(ratingMax) })}
                <Rating value={value} outOf={ratingMax} />
              </strong>{' '}
              {t('hero.reviews', { count: reviews })}
            </li>
            <li className={styles.fact}>
              <strong className={styles.figure}>{formats.atLeast(claims.partnersMin)}</strong>{' '}
              {t('hero.partners')}
            </li>
            <li className={styles.fact}>
              <strong className={styles.figure}>{t('hero.district')}</strong> {t('hero.country')}
            </li>
          </ul>
          <div className={styles.today}>
            <TodayBoard />
          </div>
        </Container>
      </div>
    </div>
  );
}

/** There is no film yet: the specification has the play button write to the console and do nothing else. */
function announcePlay() {
  // oxlint-disable-next-line no-console -- that is all it does
  console.info('play');
}

import { useTranslation } from 'react-i18next';
import { ratingMax } from '../content/claims.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { Monogram } from '../ui/Monogram.tsx';
import { Rating } from '../ui/Scales.tsx';
import * as layout from '../ui/layout.css.ts';
import * as styles from './Testimonial.css.ts';

interface TestimonialProps {
  quote: string;
  author: string;
  /** A line each: position, company, programme and year. */
  role: readonly string[];
  achievement?: string;
  /** Out of `ratingMax`. */
  rating?: number;
  isLarge?: boolean;
}

export function Testimonial({ quote, author, role, achievement, rating, isLarge }: TestimonialProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  return (
    <div className={isLarge ? `${styles.testimonial} ${styles.large}` : styles.testimonial}>
      <Monogram className={styles.monogram} name={author} />
      <figure className={styles.quoteColumn}>
        {rating !== undefined && (
          <p className={styles.rating}>
            <Rating value={rating} outOf={ratingMax} />
            <span className={layout.visuallyHidden}>
              {t('rating', { rating: formats.number(rating), outOf: formats.number(ratingMax) })}
            </span>
          </p>
        )}
        <blockquote>
          <p className={styles.quote}>{t('quote', { quote })}</p>
        </blockquote>
        <figcaption>
          <p>
            <strong className={layout.headingSize.h4}>
              <bdi>{author}</bdi>
            </strong>
          </p>
          {role.map((line) => (
            <p key={line} className={`${layout.textSize.small} ${layout.ink.quiet}`}>
              {line}
            </p>
          ))}
          {achievement && <p className={styles.achievement}>{achievement}</p>}
        </figcaption>
      </figure>
    </div>
  );
}

import { type RefObject, type UIEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GraduateTestimonial } from '../../content/schemas.ts';
import data from '../../content/testimonials.json' with { type: 'json' };
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextLink } from '../../ui/PageLink.tsx';
import { Testimonial } from '../../sections/Testimonial.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Home.css.ts';

type TestimonialId = keyof typeof data.testimonials;

/**
 * The first three of the graduates' testimonials about the school (specification, section 2); their words are
 * `testimonials.items.<id>`. Invented: replace before going live.
 */
const testimonials = Object.entries<GraduateTestimonial>(
  data.testimonials as Record<TestimonialId, GraduateTestimonial>, // Safe cast: `npm run check` validates the file.
)
  .slice(0, 3)
  .map(([id, testimonial]) => ({ ...testimonial, id: id as TestimonialId })); // Safe cast: a key of the testimonials.

export function Testimonials() {
  const { t } = useTranslation('home');
  return (
    <Section
      tone="deep"
      heading={t('testimonials.heading')}
      aside={<TextLink to="/about">{t('testimonials.about')}</TextLink>}
    >
      <Carousel />
    </Section>
  );
}

/** Visitors swipe, or press an arrow or a dot. The carousel never moves by itself. Without scripts it is a plain list. */
function Carousel() {
  const { t } = useTranslation('testimonials');
  const strip = useRef<HTMLDivElement>(null);
  const { index, announced, showSlide, onScroll } = useSlides(strip);
  const total = testimonials.length;
  const status = (place: number) => {
    const id = testimonials[place]?.id;
    return id ? t('status', { number: place + 1, total, author: t(`items.${id}.author`) }) : '';
  };
  return (
    <div>
      {/* Focusable, because some browsers scroll only a focused element with the arrow keys. */}
      <div
        ref={strip}
        role="group"
        aria-label={t('label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
        tabIndex={0}
        className={styles.slideStrip}
        onScroll={onScroll}
      >
        <ul role="list" className={styles.slides}>
          {testimonials.map((item) => (
            <li key={item.id} className={styles.slide}>
              <Graduate item={item} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.arrowButton}
          onClick={() => showSlide((index - 1 + total) % total)}
        >
          <Icon name="arrowBack" />
          <span className={layout.visuallyHidden}>{t('previous')}</span>
        </button>
        <button type="button" className={styles.arrowButton} onClick={() => showSlide((index + 1) % total)}>
          <Icon name="arrow" />
          <span className={layout.visuallyHidden}>{t('next')}</span>
        </button>
        <ul role="list" aria-label={t('choose')} className={styles.dots}>
          {testimonials.map(({ id }, place) => (
            <li key={id}>
              <button
                type="button"
                className={styles.dot}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => showSlide(place)}
              >
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M10 2 18 10 10 18 2 10Z" />
                </svg>
                <span className={layout.visuallyHidden}>
                  {t('show', { number: place + 1, author: t(`items.${id}.author`) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Status className={layout.visuallyHidden}>{announced === null ? '' : status(announced)}</Status>
      </div>
    </div>
  );
}

function Graduate({
  item: { id, graduationYear, company, rating },
}: {
  item: (typeof testimonials)[number];
}) {
  const { t } = useTranslation(['testimonials', 'partnerNames']);
  return (
    <Testimonial
      isLarge
      rating={rating}
      quote={t(`items.${id}.quote`)}
      author={t(`items.${id}.author`)}
      role={[
        t('job', { position: t(`items.${id}.position`), company: t(`partnerNames:${company}`) }),
        t('promotion', { program: t(`items.${id}.program`), year: String(graduationYear) }),
      ]}
      achievement={t(`items.${id}.achievement`)}
    />
  );
}

/** `index` is the visible slide, `announced` the slide that a button last showed: swipes are not announced. */
function useSlides(strip: RefObject<HTMLDivElement | null>) {
  const [index, setIndex] = useState(0);
  const [announced, setAnnounced] = useState<number | null>(null);
  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined);

  const showSlide = (place: number) => {
    setIndex(place);
    setAnnounced(place);
    if (!strip.current) return;
    // Scroll positions are negative in right-to-left pages.
    const scrollDirection = getComputedStyle(strip.current).direction === 'rtl' ? -1 : 1;
    strip.current.scrollTo({ left: scrollDirection * place * strip.current.clientWidth });
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    // Detects the end of scrolling with a timer, because some supported browsers lack the event `scrollend`.
    clearTimeout(scrollEnd.current);
    scrollEnd.current = setTimeout(() => {
      const place = Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth);
      setIndex(place);
      // So that a button which leads back to the slide announces it again.
      setAnnounced((last) => (last === place ? last : null));
    }, 150);
  };
  return { index, announced, showSlide, onScroll };
}

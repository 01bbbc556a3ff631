import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claims } from '../content/claims.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { reducedMotion } from '../theme/breakpoints.ts';
import { visuallyHidden } from '../ui/VisuallyHidden.css.ts';
import * as styles from './KeyFigures.css.ts';

const figures = [
  { id: 'placementRate', value: claims.placementRate, as: 'percent' },
  { id: 'studentsAndGraduates', value: claims.studentsAndGraduatesMin, as: 'atLeast' },
  { id: 'teachers', value: claims.teachersMin, as: 'atLeast' },
  { id: 'partners', value: claims.partnersMin, as: 'atLeast' },
  { id: 'yearsOfExperience', value: claims.yearsOfExperience, as: 'number' },
] as const;

/** The counting of section 9: from 0 to the target once, when this share of the list is in view. */
const counting = { milliseconds: 2000, steps: 60, visibleShare: 0.3 };

/**
 * Figures of the school as large numerals, the first one larger. They count up once when they come into view; the page
 * and a screen reader have the final values throughout. Their words are the slice `keyFigures`.
 */
export function KeyFigures() {
  const { t } = useTranslation('keyFigures');
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const step = useCountUp(list);
  return (
    <ul ref={list} role="list" className={styles.list}>
      {figures.map(({ id, value, as }) => {
        const final = formats[as](value);
        return (
          <li key={id} className={styles.entry}>
            {step === null ? (
              <strong className={styles.numeral}>{final}</strong>
            ) : (
              <strong className={styles.numeral}>
                <span aria-hidden="true">{formats[as](partOf(value, step))}</span>
                <span className={visuallyHidden}>{final}</span>
              </strong>
            )}{' '}
            <span className={styles.label}>{t(id, { count: value })}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where a figure stands after a number of steps: whole, or a whole per cent. */
function partOf(value: number, step: number): number {
  const unit = value < 1 ? 100 : 1;
  return Math.round((value * unit * step) / counting.steps) / unit;
}

/** The step of the counting, or null before and after it, when the final values stand. */
function useCountUp(element: RefObject<Element | null>): number | null {
  const [step, setStep] = useState<number | null>(null);
  useEffect(() => {
    if (!element.current || matchMedia(reducedMotion).matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        let done = 0;
        setStep(done);
        timer = setInterval(() => {
          done += 1;
          setStep(done < counting.steps ? done : null);
          if (done >= counting.steps) clearInterval(timer);
        }, counting.milliseconds / counting.steps);
      },
      { threshold: counting.visibleShare },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [element]);
  return step;
}

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

/** Section 9 of the specification. Counting starts once `visibleShare` of the list is in view. */
const countUp = { durationMs: 2000, steps: 60, visibleShare: 0.3 };

/**
 * The school's key figures. They count up once when they come into view; screen readers always get the final values.
 * Needs the slice `keyFigures`.
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
                <span aria-hidden="true">{formats[as](valueAtStep(value, step))}</span>
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

/** Returns the figure at a step, rounded to a whole number; a share below 1 is rounded to a whole per cent. */
function valueAtStep(value: number, step: number): number {
  const unit = value < 1 ? 100 : 1;
  return Math.round((value * unit * step) / countUp.steps) / unit;
}

/** Returns the current step; null before and after counting, when the final values are shown. */
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
          setStep(done < countUp.steps ? done : null);
          if (done >= countUp.steps) clearInterval(timer);
        }, countUp.durationMs / countUp.steps);
      },
      { threshold: countUp.visibleShare },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [element]);
  return step;
}

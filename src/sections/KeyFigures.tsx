import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claims } from '../content/claims.ts';
import { school } from '../content/school.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { reducedMotion } from '../theme/breakpoints.ts';
import * as styles from './KeyFigures.css.ts';

const figures = [
  { id: 'placementRate', value: claims.placementRate, as: 'percent' },
  { id: 'studentsAndGraduates', value: claims.studentsAndGraduatesMin, as: 'atLeast' },
  { id: 'teachers', value: claims.teachersMin, as: 'atLeast' },
  { id: 'partners', value: claims.partnersMin, as: 'atLeast' },
  { id: 'yearsOfExperience', value: claims.yearsOfExperience, as: 'number' },
] as const;

const experiencePeriod = {
  from: String(school.foundingYear),
  until: String(school.foundingYear + claims.yearsOfExperience),
};

/** The count-up animation (specification, section 9). It starts once `visibleShare` of the section is in view. */
const countUp = { durationMs: 2000, steps: 60, visibleShare: 0.3 };

/**
 * The figures count up once when their section comes into view. Screen readers, print and the page without scripts have the
 * final values.
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
          <li key={id} className={styles.figure}>
            <strong className={styles.numeral}>
              {/* Keep the same element before, during and after counting, or a screen reader reads the figure again. */}
              <span className={step === null ? undefined : styles.hiddenFigure}>{final}</span>
              {step !== null && (
                <span aria-hidden="true" className={styles.countedFigure}>
                  {formats[as](valueAtStep(value, step))}
                </span>
              )}
            </strong>{' '}
            <span className={styles.label}>{t(id, { count: value, ...experiencePeriod })}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A whole number; a share below 1 is rounded to a whole per cent. */
function valueAtStep(value: number, step: number): number {
  const unit = value < 1 ? 100 : 1;
  return Math.round((value * unit * step) / countUp.steps) / unit;
}

/** Null before hydration, after counting and with reduced motion: then show the final values. */
function useCountUp(list: RefObject<Element | null>): number | null {
  // Hydration renders the final values, as prerendered, and 0 right afterwards.
  const isCounting = useHydrated() && !matchMedia(reducedMotion).matches;
  const [step, setStep] = useState(0);
  useEffect(() => {
    const section = list.current?.closest('section');
    if (!section || !isCounting) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    // A small or zoomed screen may not fit `visibleShare` of the section. Filling half the window is then enough.
    const share = Math.min(countUp.visibleShare, window.innerHeight / 2 / section.offsetHeight);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= share)) return;
        observer.disconnect();
        let done = 0;
        timer = setInterval(() => {
          done += 1;
          setStep(done);
          if (done >= countUp.steps) clearInterval(timer);
        }, countUp.durationMs / countUp.steps);
      },
      { threshold: share },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [list, isCounting]);
  return isCounting && step < countUp.steps ? step : null;
}

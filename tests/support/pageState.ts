import type { Page } from '@playwright/test';
import type { PagePath } from '../../src/build/pages.ts';

/**
 * The widths of audits, in CSS pixels: the smallest phone that the site is designed for, a desktop, and 320 pixels for
 * states that are hard in little room: there the window is 256 high, a desktop’s at 400 % (WCAG 1.4.10).
 */
export type AuditedWidth = 320 | 360 | 1280;

export const heightAt: Record<AuditedWidth, number> = { 320: 256, 360: 700, 1280: 700 };

/**
 * A state that a component can be brought into. `X.states.ts` beside `X.tsx` exports them as `states`; the audit finds
 * these files by their name, so a state that is written there is audited. No module of the site imports them.
 */
export interface PageState {
  /** What a person would call it, in lower case. */
  name: string;
  /** The page on which it is reached: a component that many pages share is the same on each. */
  path: PagePath;
  /** Left out: 360 and 1280. */
  widths?: readonly AuditedWidth[];
  /**
   * Brings a loaded and live page into the state and resolves once it is there. Finds things by role, name attribute
   * and relation, never by words, so that it holds in every language.
   */
  reach(page: Page): Promise<void>;
}

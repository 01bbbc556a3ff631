import type { Page } from '@playwright/test';
import type { AuditedWidth } from '../support/pageState.ts';

/** What every page keeps. */
export interface Rule {
  /** Said when it is broken. */
  promise: string;
  /** Where it is looked at; left out: at both widths. */
  width?: AuditedWidth;
  /**
   * Whether the answer at 1280 px depends on how a page is made and not on its words: the first of a family of pages
   * answers for all of them.
   */
  isOfMake?: boolean;
  /** Looks at a page and leaves it as it was; resolves to what is to be mended, and where. */
  problemsOn(page: Page): Promise<string[]>;
}

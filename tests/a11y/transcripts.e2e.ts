import { type Page, expect, test } from '@playwright/test';
import { states as admission } from '../../src/forms/admission/AdmissionForm.states.ts';
import { states as teacher } from '../../src/forms/teacher/TeacherApplicationForm.states.ts';
import { openPage } from '../support/openPage.ts';
import { spokenTextOf } from './support/spoken.ts';

/**
 * What a screen reader has to say, kept as files in `transcripts/` so that a change of it is seen in review. After one
 * that is meant: `npm run test:browser -- transcripts --update-snapshots`
 */
const transcripts = [
  { file: 'home.txt', path: '/', part: 'body' },
  { file: 'admissions.txt', path: '/admissions', part: 'main' },
  { file: 'admission-form-empty.txt', path: '/admission-request', part: 'main' },
  {
    file: 'admission-form-invalid.txt',
    path: '/admission-request',
    part: 'main',
    state: 'admission form invalid',
  },
  {
    file: 'admission-form-sent.txt',
    path: '/admission-request',
    part: 'body',
    state: 'admission form sent, with its receipt and toast',
  },
  {
    file: 'teacher-application.txt',
    path: '/about',
    part: '[role="dialog"]',
    state: 'teacher application empty',
  },
  {
    file: 'teacher-application-invalid.txt',
    path: '/about',
    part: '[role="dialog"]',
    state: 'teacher application invalid',
  },
] as const;

test.use({ viewport: { width: 1280, height: 800 } });

for (const { file, path, part, ...more } of transcripts) {
  test(`a screen reader says what ${file} has`, async ({ page }) => {
    // Some words depend on the day: upcoming events, the year of the copyright.
    await page.clock.setFixedTime(new Date('2026-03-02T09:00:00+03:00'));
    await openPage(page, path);
    if ('state' in more) await reach(page, more.state);
    expect(await spokenTextOf(page.locator(part))).toMatchSnapshot(['transcripts', file]);
  });
}

async function reach(page: Page, name: string): Promise<void> {
  const state = [...admission, ...teacher].find((candidate) => candidate.name === name);
  if (!state) throw new Error(`No component lists the state “${name}”`);
  await state.reach(page);
}

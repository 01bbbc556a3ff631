import { expect, test } from 'vitest';
import { academicRequest, storedPaper, storedRequest, mailTexts } from '../support/requests.ts';
import { describeRequest } from '#core/office/officeRules.ts';

const words = { t: mailTexts.translator('fr'), formats: mailTexts.formats('fr') };
/** A time on 1 March 2026 (UTC). */
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();

const stored = storedRequest(academicRequest, {
  createdAt: at(8),
  papers: [
    storedPaper({ state: 'replaced', receivedAt: at(9) }),
    storedPaper({ id: 'received', receivedAt: at(12) }),
    storedPaper({ state: 'uploading' }),
  ],
  mails: [{ kind: 'applicant', state: 'sent', queuedAt: at(8), sentAt: at(10) }],
  events: [{ id: 'asked', at: at(11), event: 'asked', detail: { papers: ['cv'] } }],
});

test('the history tells what happened in the order of time, whoever did it', () => {
  const { history } = describeRequest(stored, words, Date.parse(at(20)));
  expect(history.map(({ at, event }) => [at, event])).toEqual([
    [at(8), 'received'],
    [at(9), 'paper'],
    [at(10), 'confirmed'],
    [at(11), 'asked'],
    [at(12), 'paper'],
  ]);
});

test('the papers are the received files, without replaced and unfinished ones', () => {
  const { papers } = describeRequest(stored, words, Date.parse(at(20)));
  expect(papers.map(({ id }) => id)).toEqual(['received']);
});

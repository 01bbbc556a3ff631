/** One mail of each kind, with what it can hold. */
import { type MailToCompose, type Mail, writeMail } from '#core/mail/mails.ts';
import type { MorningNews } from '#core/mail/morning.ts';
import type { RequestAnswers } from '#core/questions/questions.ts';
import { type EventDetail, type StoredRequest, mailReaders } from '#core/model/request.ts';
import type { ClaimedMail } from '#core/store/outbox.ts';
import type { MailTexts } from '#core/texts/mailTexts.ts';
import {
  academicRequest,
  certifyingRequest,
  fullAcademicRequest,
  storedPaper,
  storedRequest as stored,
  contactMessage,
  teacherApplication,
} from './requests.ts';

export const contact = { email: 'school@example.dj', phone: '+253 21 00 00 00' };

export type SingleMailKind = Extract<ClaimedMail, { stored: StoredRequest }>['kind'];
type NewsOfOne = MorningNews['came'][number];

export const id = '0b9d5a3e-0000-4000-8000-000000000000';
export const { createdAt, reference } = stored(academicRequest);

export const claimedMail = (
  kind: SingleMailKind,
  request: RequestAnswers,
  changes: Partial<StoredRequest> = {},
) =>
  ({
    id,
    kind,
    attempt: 1,
    createdAt,
    recipient: mailReaders[kind] === 'applicant' ? request.email : null,
    stored: stored(request, changes),
  }) satisfies MailToCompose;

export const teacher = { kind: 'teacher', reference: 'ENS-AAAA-CCCC' } as const;
const message = { kind: 'contact', reference: 'MSG-AAAA-CCCC' } as const;
const otherRequest = (name: string, answers: RequestAnswers = certifyingRequest) =>
  stored(answers, { reference: `ADM-${name}-${name}` });
const askingMail = (detail: EventDetail) => {
  const [paper = 'cv'] = detail.papers ?? [];
  return claimedMail('asked', academicRequest, {
    papers: detail.file ? [storedPaper({ id: detail.file, paper, receivedAt: createdAt })] : [],
    events: [{ id, at: createdAt, event: 'asked', detail }],
  });
};
export const askingMailWithLine = askingMail({ papers: ['cv', 'identity'], text: 'Recto et verso.' });

export const newsOf = (one: StoredRequest, more: Partial<NewsOfOne> = {}): NewsOfOne => {
  return { stored: one, isNew: false, papers: 0, changes: [], ...more };
};

/** The morning mail of Sunday 1 March 2026: one late request, and one that is due two days later. */
const news: MorningNews = {
  day: '2026-03-01',
  until: Date.parse('2026-03-02T05:00Z'),
  due: [
    { ...newsOf(stored(academicRequest), { papers: 2 }), dueAt: Date.parse('2026-03-01T05:05Z') },
    { ...newsOf(otherRequest('FFFF')), dueAt: Date.parse('2026-03-03T11:05Z') },
  ],
  complete: [newsOf(otherRequest('DDDD'))],
  came: [
    newsOf(stored(contactMessage, message), { isNew: true, changes: ['unconfirmed', 'unasked'] }),
    newsOf(otherRequest('EEEE', academicRequest), { papers: 2, changes: ['corrected', 'restored'] }),
    newsOf(otherRequest('GGGG', academicRequest), { changes: ['withdrawn'] }),
  ],
  facts: ['calendar', 'texts'],
  problems: ['papersMissing', 'backupLate'],
};

/** The others of a name differ from the first in what their request has. */
type SampleMail = [name: string, mail: Mail, ...others: Mail[]];

export function createMailComposer(texts: MailTexts) {
  const compose = (
    kind: SingleMailKind,
    request: RequestAnswers,
    changes: Partial<StoredRequest> = {},
    mailTexts = texts,
  ) => writeMail(claimedMail(kind, request, changes), mailTexts, contact);

  const composeWithLinks = (mail: MailToCompose) =>
    writeMail(mail, texts, contact, {
      dossier: () => 'https://ecole.example/dossier#secret',
      office: ({ reference }) => `https://ecole.example/office#${reference}.secret`,
      list: 'https://ecole.example/office',
    });

  const toSchool = { id, attempt: 1, createdAt, recipient: null } as const;
  const composeMorning = (changes: Partial<MorningNews> = {}) =>
    composeWithLinks({ ...toSchool, kind: 'morning', previous: null, news: { ...news, ...changes } });

  const composeDigest = (listed: StoredRequest[], count = listed.length) =>
    writeMail({ ...toSchool, kind: 'digest', listed, count }, texts, contact);

  const [first, second] = [stored(fullAcademicRequest), otherRequest('DDDD')];
  const again = { earlierReference: 'ADM-FFFF-FFFF' };
  const confirmation = claimedMail('applicant', fullAcademicRequest);
  const late = { ...confirmation, createdAt: '2026-03-21T11:05:00.000Z' };
  const answered = claimedMail('applicant', fullAcademicRequest, { answeredAt: createdAt });
  const withdrawn = claimedMail('withdrawn', academicRequest);
  const withoutLinks = (mail: MailToCompose) => writeMail(mail, texts, contact);

  const sampleMails = (): SampleMail[] => [
    [
      'applicant-admission',
      composeWithLinks(confirmation),
      withoutLinks(confirmation),
      composeWithLinks(late),
      composeWithLinks(answered),
    ],
    ['applicant-contact', compose('applicant', contactMessage, message)],
    ['applicant-teacher', compose('applicant', teacherApplication, teacher)],
    [
      'school-admission',
      compose('school', certifyingRequest, again),
      composeWithLinks(claimedMail('school', certifyingRequest)),
    ],
    ['school-contact', compose('school', contactMessage, message)],
    ['school-teacher', compose('school', teacherApplication, teacher)],
    [
      'digest',
      composeDigest(
        [first, { ...second, ...again }, { ...otherRequest('GGGG'), withdrawnAt: createdAt }],
        1_203,
      ),
      composeDigest([stored(contactMessage, { kind: 'contact' })]),
    ],
    [
      'dossiers',
      composeWithLinks({
        ...confirmation,
        kind: 'dossiers',
        listed: [first, { ...second, withdrawnAt: createdAt }],
      }),
    ],
    ['address-changed', compose('addressChanged', academicRequest)],
    ['withdrawn', withoutLinks(withdrawn), composeWithLinks(withdrawn)],
    ['asked', composeWithLinks(askingMailWithLine)],
    ['asked-again', composeWithLinks(askingMail({ papers: ['transcripts'], file: id }))],
    ['list-link', composeWithLinks({ ...toSchool, kind: 'listLink' })],
    ['morning', composeMorning(), composeMorning({ due: [], complete: [] })],
  ];
  return { compose, composeWithLinks, composeMorning, sampleMails };
}

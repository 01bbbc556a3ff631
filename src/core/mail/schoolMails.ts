import { officeLimits } from '../limits.ts';
import { answerPairs, nameParts, topicText } from '../model/answerTexts.ts';
import type { StoredRequest } from '../model/request.ts';
import { receivedPapers } from '../model/status.ts';
import { isolate } from '../texts/bidi.ts';
import { shorten, withNoBreakSpaces } from '../texts/cleanText.ts';
import { answerDue, isAnswerMoved } from '../questions/answerDue.ts';
import { kindFacts } from '../questions/requestKinds.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { type MailContent, type MailContext, type MailSection, linkTo, sentAtPair } from './mailDocument.ts';

export function schoolMail(stored: StoredRequest, context: MailContext): MailContent {
  const { t, formats, language, links } = context;
  const { kind, reference, earlierReference, answers } = stored;
  const link = links.office?.(stored);
  const name = nameParts(answers).map(isolate).join(' ');
  const topic = topicText(stored, t);
  const due = answerDue(stored);
  const languageName =
    new Intl.DisplayNames(language, { type: 'language' }).of(stored.locale) ?? stored.locale;
  return {
    title: t('school.subject', { reference, topic, name }),
    heading: t(`school.${kind}.heading`),
    sections: [
      {
        paragraphs: [
          t(`school.${kind}.intro`, { name, topic: kind === 'admission' ? topic : isolate(topic) }),
          ...(due ? [t('school.due', { due: formats.dateOfMoment(due.getTime()) })] : []),
          ...(kind === 'teacher' && receivedPapers(stored.papers).length === 0
            ? [t('school.teacher.withoutCv')]
            : []),
          ...(earlierReference ? [t(`school.${kind}.earlier`, { reference: earlierReference })] : []),
        ],
      },
      {
        // The school writes to the applicant on the office's page, or by a reply if the mail has no link to it.
        paragraphs: [t(link ? 'office.reply' : 'school.reply')],
        links: linkTo(t('office.open'), link),
      },
      {
        heading: t('school.answersHeading'),
        pairs: [
          sentAtPair(stored, context),
          [t('labels.language'), languageName],
          ...answerPairs(kind, answers, context),
        ],
      },
    ],
  };
}

/** Characters of each answer in a digest. A hundred requests in full could exceed the size limit of a mailbox. */
const maxDigestTextLength = 100;

const shortenAndIsolate = (typed: string) => isolate(shorten(typed, maxDigestTextLength));

export function shortNameAndTopic(stored: Pick<StoredRequest, 'kind' | 'answers'>, t: Translate) {
  return {
    name: nameParts(stored.answers).map(shortenAndIsolate).join(' '),
    topic: shortenAndIsolate(topicText(stored, t)),
  };
}

export function listedRequest(stored: StoredRequest, text: string, { t, links }: MailContext): MailSection {
  const { reference } = stored;
  const link = links.office?.(stored);
  return { pairs: [[reference, text]], links: linkTo(t('office.openOne', { reference }), link) };
}

export function moreRequests(count: number, t: Translate): MailSection[] {
  return count > 0 ? [{ paragraphs: [t('digest.more', { count })] }] : [];
}

/** One line a request: name, topic, e-mail address and phone number. */
export function digestMail(all: readonly StoredRequest[], count: number, context: MailContext): MailContent {
  const { t } = context;
  const listed = all.slice(0, context.listLength);
  const lines = listed.map((stored) => {
    const { answers, earlierReference } = stored;
    const phone = answers.phone && shortenAndIsolate(withNoBreakSpaces(answers.phone));
    const text = t(earlierReference ? 'digest.againLine' : 'digest.line', {
      ...shortNameAndTopic(stored, t),
      contact: [isolate(answers.email), phone].filter(Boolean).join(' — '),
      reference: earlierReference ?? '',
    });
    return listedRequest(stored, text, context);
  });
  const promised = (['admission', 'contact'] as const).filter((kind) =>
    all.some((stored) => stored.kind === kind && !isAnswerMoved({ ...stored, kind })),
  );
  return {
    title: t('digest.subject', { count }),
    heading: t('digest.heading', { count }),
    sections: [
      {
        paragraphs: [
          t('digest.intro'),
          ...promised.map((kind) => t(`digest.due.${kind}`, { count: kindFacts[kind].answerHours })),
        ],
      },
      ...lines,
      ...moreRequests(count - listed.length, t),
    ],
  };
}

export function listLinkMail({ t, links }: MailContext): MailContent {
  return {
    title: t('listLink.subject'),
    heading: t('listLink.subject'),
    sections: [
      {
        paragraphs: [t('listLink.text', { count: officeLimits.listMinutes }), t('listLink.notAsked')],
        links: linkTo(t('listLink.link'), links.list),
      },
    ],
  };
}

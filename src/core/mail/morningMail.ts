import { type MailContent, type MailContext, linkTo } from './mailContent.ts';
import type { MailSection } from './mailDocument.ts';
import type { MorningNews, RequestNews } from './morning.ts';
import { listedRequest, moreRequests, shortNameAndTopic } from './schoolMails.ts';

export function morningMail(news: MorningNews, context: MailContext): MailContent {
  const { t, formats, links, listLength } = context;
  const { day, until, due, complete, came, problems, facts } = news;
  const translate = t as (key: string) => string; // Safe cast: `createTexts` brings the only variable.
  const lineOf = ({ stored, isNew, papers, changes }: RequestNews, ...state: string[]) => {
    const { name, topic } = shortNameAndTopic(stored, t);
    const facts = [
      ...(isNew ? [t(`morning.new.${stored.kind}`)] : []),
      ...(papers > 0 ? [t('morning.papers', { count: papers })] : []),
      ...changes.map((change) => t(`morning.${change}`)),
    ];
    return listedRequest(stored, [name, topic, ...state, ...facts].join(' — '), context);
  };
  const list = (heading: string, lines: MailSection[]): MailSection[] =>
    lines.length === 0
      ? []
      : [
          { heading, ...lines[0] },
          ...lines.slice(1, listLength),
          ...moreRequests(lines.length - listLength, t),
        ];
  return {
    title: t(due.length === 0 && problems.length > 0 ? 'morning.problemSubject' : 'morning.subject', {
      count: due.length,
      date: formats.date(day),
    }),
    heading: t('morning.heading', { date: formats.date(day) }),
    sections: [
      ...(problems.length > 0
        ? [
            {
              heading: t('morning.problems'),
              paragraphs: problems.map((name) => translate(`problems.${name}`)),
            },
          ]
        : []),
      ...(facts.length > 0
        ? [{ heading: t('morning.facts'), paragraphs: facts.map((name) => t(`facts.${name}`)) }]
        : []),
      // First, because a long mail does not list every request.
      ...linkTo(t('morning.all'), links.list).map((link) => ({ links: [link] })),
      ...list(
        t('morning.due', { moment: formats.moment(until) }),
        due.map((one) => {
          const isOver = one.dueAt < Date.now();
          return lineOf(
            one,
            t(isOver ? 'morning.late' : 'morning.soon', { moment: formats.moment(one.dueAt) }),
          );
        }),
      ),
      ...list(
        t('morning.complete'),
        complete.map((one) => lineOf(one)),
      ),
      ...list(
        t('morning.came'),
        came.map((one) => lineOf(one)),
      ),
    ],
  };
}

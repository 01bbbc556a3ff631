import { colors } from '../../theme/colors.ts';
import type { StoredRequest } from '../model/request.ts';
import { isolateEnd, isolateStart, plainText } from '../texts/bidi.ts';
import { escapeHtml } from '../texts/cleanText.ts';
import type { Formats } from '../texts/formats.ts';
import type { Translate } from '../texts/mailTexts.ts';

/** Text that a person typed is wrapped by `isolate`. */
export interface MailDocument {
  title: string;
  sender: string;
  heading: string;
  /** Absent in a mail about several requests or none. */
  reference?: { label: string; value: string };
  sections: MailSection[];
}

export interface MailSection {
  heading?: string;
  paragraphs?: string[];
  steps?: readonly string[];
  pairs?: [label: string, value: string][];
  links?: [label: string, url: string][];
}

export type MailContent = Pick<MailDocument, 'title' | 'heading' | 'sections'>;

export interface SchoolContact {
  /** Receives the mails to the school. The mails to applicants give it. */
  email: string;
  phone: string;
}

export interface MailLinks {
  /** Undefined for a message, and when the address of the site is unknown. */
  dossier?: (stored: StoredRequest) => string | undefined;
  /** Undefined when the address of the site is unknown. */
  office?: (stored: StoredRequest) => string | undefined;
  /** In the morning mail, the page that mails the link of the list. */
  list?: string | undefined;
}

export interface MailContext {
  t: Translate;
  formats: Formats;
  language: string;
  contact: SchoolContact;
  links: MailLinks;
  /** When the mail leaves, in ms. */
  now: number;
}

export function linkTo(label: string, url: string | undefined): [string, string][] {
  return url ? [[label, url]] : [];
}

export function sentAtPair({ createdAt }: StoredRequest, { t, formats }: MailContext): [string, string] {
  return [t('labels.submittedAt'), formats.moment(createdAt)];
}

/** `pair` joins a label and a value in the language of the mail. */
export function renderText(mail: MailDocument, pair: (label: string, value: string) => string): string {
  const blocks = [
    mail.heading,
    ...(mail.reference ? [pair(mail.reference.label, mail.reference.value)] : []),
    ...mail.sections.map(({ heading, paragraphs = [], steps = [], pairs = [], links = [] }) =>
      [
        ...(heading ? [heading, ''] : []),
        paragraphs.join('\n\n'),
        ...steps.map((step, index) => `${index + 1}. ${step}`),
        ...pairs.map(([label, value]) => pair(label, value.includes('\n') ? `\n${value}` : value)),
        ...links.map(([label, url]) => pair(label, url)),
      ]
        .filter((line, index) => line !== '' || index === 1)
        .join('\n'),
    ),
    mail.sender,
  ];
  return `${plainText(blocks.join('\n\n'))}\n`;
}

/**
 * Inline styles, no images, one column, for old clients, phones and screen readers; `tests/server/mails.test.ts` checks it
 * against the features of mail programs. Colours and font stand on table cells, because some programs drop `<body>`, and
 * Outlook does not pass its font on to tables.
 */
export function renderHtml(mail: MailDocument, language: string, direction: 'ltr' | 'rtl'): string {
  const { basalt, sea, seaDeep, coral, salt, sand } = colors;
  const font = "font:16px/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const side = direction === 'ltr' ? 'left' : 'right';
  const table = 'table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  const body = mail.sections.map(renderSection).join('');
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(plainText(mail.title))}</title>
</head>
<body style="margin:0">
<${table} dir="${direction}"><tr><td align="center" style="padding:16px;background-color:${sand}">
<${table} style="max-width:600px">
<tr><td align="${side}" style="padding:20px 24px;background-color:${seaDeep};color:${salt};border-bottom:4px solid ${coral};${font};font-weight:bold">${toHtml(mail.sender)}</td></tr>
<tr><td align="${side}" style="padding:24px;background-color:${salt};color:${basalt};${font};word-break:break-word">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${seaDeep}">${toHtml(mail.heading)}</h1>
${mail.reference ? `<p style="margin:0 0 20px">${toHtml(mail.reference.label)}<br><strong style="font-size:22px;letter-spacing:1px;color:${sea}">${toHtml(mail.reference.value)}</strong></p>\n` : ''}${body}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderSection({
  heading,
  paragraphs = [],
  steps = [],
  pairs = [],
  links = [],
}: MailSection): string {
  const items = steps.map((step) => `<li style="margin:0 0 8px">${toHtml(step)}</li>`).join('');
  const rows = pairs.map(
    ([label, value]) =>
      `<dt style="margin:0;font-size:14px;color:${colors.sea}">${toHtml(label)}</dt>` +
      `<dd style="margin:0 0 12px">${toHtml(value)}</dd>\n`,
  );
  return [
    heading &&
      `<h2 style="margin:24px 0 8px;font-size:19px;line-height:1.3;color:${colors.seaDeep}">${toHtml(heading)}</h2>\n`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 12px">${toHtml(paragraph)}</p>\n`),
    items && `<ol style="margin:0 24px 12px;padding:0">${items}</ol>\n`,
    rows.length > 0 && `<dl style="margin:0">\n${rows.join('')}</dl>\n`,
    ...links.map(
      ([label, url]) =>
        `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:${colors.sea};font-weight:bold">${toHtml(label)}</a></p>\n`,
    ),
  ]
    .filter(Boolean)
    .join('');
}

function toHtml(text: string): string {
  return (
    escapeHtml(text)
      .replaceAll(isolateStart, '<span dir="auto">')
      // U+2066, left-to-right isolate: the catalogs wrap numbers with their symbols in it.
      .replaceAll('\u2066', '<span dir="ltr">')
      .replaceAll(isolateEnd, '</span>')
      .replaceAll('\n', '<br>')
  );
}

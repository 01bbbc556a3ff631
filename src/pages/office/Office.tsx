import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isDeskSecret, isListSecret } from '#core/model/linkedPages.ts';
import { officeLimits } from '#core/limits.ts';
import { cleanLine, countCharacters, dialledNumber, withNoBreakSpaces } from '#core/texts/cleanText.ts';
import { isolate } from '#core/texts/bidi.ts';
import type { OfficeEvent } from '#core/acts/officeProtocol.ts';
import { mailHref } from '../../content/school.ts';
import { SmallForm } from '../../forms/SmallForm.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { replaceTitle } from '../../navigation/currentPage.ts';
import { PrintButton } from '../../sections/PrintButton.tsx';
import { usePaperNames } from '../../sections/usePaperNames.ts';
import { RequestHead, useReplyError } from '../../sections/RequestPage.tsx';
import { Button, ButtonAnchor, ButtonRow } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Section, WovenEdge } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import { TitledTexts } from '../../ui/TitledTexts.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showAndFocus } from '../../ui/showAndFocus.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Office.css.ts';
import { Papers } from './Papers.tsx';
import { AnswerState, RequestList, UnopenedOffice, viewOf } from './RequestList.tsx';
import {
  type RequestAct,
  type RequestProps,
  actingName,
  callOffice,
  hasList,
  useLink,
  useReply,
} from './officeClient.ts';

/** The page of the school's office. The secret of the mailed link opens one request or the list of all. */
export function Office() {
  const { secret = '' } = useLink() ?? {};
  const [view, setView] = useState(() => viewOf(''));
  const hasOpened = useRef(false);
  const onOpen = useCallback(() => {
    // What a link in this tab opened begins at its heading.
    if (hasOpened.current) showAndFocus(document.querySelector('h1'));
    hasOpened.current = true;
  }, []);
  if (isListSecret(secret)) return <RequestList view={view} setView={setView} onOpen={onOpen} />;
  // The morning mail links to the page that mails the link of the list.
  if (isDeskSecret(secret))
    return <UnopenedOffice opened={{ link: null, isCut: false, reply: undefined, retry: () => {} }} />;
  // From a request the list begins anew after a search, and goes on otherwise.
  const leaveSearch = () => setView(view.search || view.person ? viewOf('') : view);
  return <Request key={secret} onOpen={onOpen} onList={leaveSearch} />;
}

/** Returns a function that words an event of the history, with the colleague's name. */
function useEventText() {
  const { t } = useTranslation(['office', 'papers']);
  const formats = useFormats();
  const nameOf = usePaperNames();
  return ({ event, papers = [], file, reason = 'closed', by }: OfficeEvent) => {
    const text = t(`history.events.${event === 'asked' && file ? 'askedAgain' : event}`, {
      papers: formats.list(papers.map(nameOf)),
      reason: t(`papers:reasons.${reason}`),
    });
    return by ? t('history.by', { text, by: isolate(by) }) : text;
  };
}

function Request({ onOpen, onList }: { onOpen: () => void; onList: () => void }) {
  const { t } = useTranslation('office');
  const formats = useFormats();
  const errorOf = useReplyError('office');
  const describeEvent = useEventText();
  const [by, setBy] = useState(actingName.get);
  const [nameError, setNameError] = useState('');
  const [status, setStatus] = useState('');
  const { setReply, ...opened } = useReply({ act: 'show' });
  const request = opened.reply?.success ? opened.reply.request : undefined;

  const reference = request?.reference;

  useEffect(() => {
    if (!reference) return undefined;
    onOpen();
    // Tells the tabs of several requests apart. Not by the applicant's name, because the browser's history keeps titles.
    return replaceTitle(`${reference} | ${t('meta.title')}`);
  }, [reference, onOpen, t]);

  const listLink = (
    <a href="#list" className={styles.listLink} onClick={onList}>
      {t('list.link')}
    </a>
  );
  if (!request) return <UnopenedOffice opened={opened} listLink={hasList() && listLink} />;
  const perform: RequestProps['perform'] = async (act) => {
    const answer = await callOffice({ ...act, revision: request.revision, ...(by.trim() && { by }) });
    if (answer?.success) setReply(answer);
    if (answer?.success !== false || answer.code !== 'behind') return errorOf(answer);
    const current = await callOffice({ act: 'show' });
    if (!current?.success || !current.request) return errorOf(answer);
    flushSync(() => setReply(current));
    const known = new Set(request.history.map((event) => JSON.stringify(event)));
    const since = current.request.history.filter((event) => !known.has(JSON.stringify(event)));
    const text = t('behind', { events: formats.list(since.map(describeEvent)) || t('history.heading') });
    if (current.request.withdrawnAt) {
      // What was pressed is gone, with its own status.
      setStatus(text);
      showAndFocus(document.querySelector('h1'));
    }
    return text;
  };
  function askForName() {
    flushSync(() => setNameError(t('take.nameless')));
    document.querySelector<HTMLElement>('[name="by"]')?.focus();
  }
  const { kind, name, topic, receivedAt } = request;
  const isRefused = request.history.some(({ event }) => event === 'unconfirmed');
  const addressText = isRefused ? 'history.events.unconfirmed' : request.isUnconfirmed && 'facts.unconfirmed';
  return (
    <>
      <RequestHead
        above={listLink}
        heading={<bdi>{name}</bdi>}
        isNamed
        numberLabel={t(`kinds.${kind}`)}
        reference={request.reference}
        facts={[
          { name: t(`topics.${kind}`), text: <bdi>{topic}</bdi> },
          { name: t('facts.received'), text: formats.moment(receivedAt) },
          { name: t('facts.answer'), text: <AnswerState {...request} /> },
          ...(addressText ? [{ name: t('facts.email'), text: t(addressText) }] : []),
          ...(request.takenBy ? [{ name: t('facts.takenBy'), text: <bdi>{request.takenBy}</bdi> }] : []),
        ]}
      >
        <Acts {...{ request, perform, askForName, status, setStatus }} by={cleanLine(by)} />
      </RequestHead>
      <WovenEdge />
      <Answers request={request} />
      <Papers request={request} perform={perform} />
      <History request={request} perform={perform}>
        <TextField
          name="by"
          label={t('by.label')}
          description={t('by.help')}
          error={nameError || undefined}
          autoComplete="off"
          value={by}
          onChange={(name) => {
            const kept = name.slice(0, officeLimits.byMax);
            setBy(kept);
            setNameError('');
            actingName.set(kept);
          }}
        />
      </History>
    </>
  );
}

interface ActsProps extends RequestProps {
  by: string;
  askForName: () => void;
  status: string;
  setStatus: (text: string) => void;
}

/** Marks the request as answered or taken, or undoes it, and opens the office's own mail program and phone. */
function Acts({ request, perform, by, askForName, status, setStatus }: ActsProps) {
  const { t } = useTranslation('office');
  const { kind, reference, name, email, phone, answeredAt, withdrawnAt, takenBy } = request;
  const isMine = takenBy !== '' && takenBy === by;
  const subject = t(`write.subjects.${kind}`, { reference });
  const body = `${t('write.body', { name })}\n\n`;

  async function toggle(act: RequestAct, done: string) {
    setStatus(t('answered.pending'));
    setStatus((await perform(act)) || done);
  }

  function answer() {
    if (answeredAt) return toggle({ act: 'unanswered' }, t('answered.undone'));
    return toggle({ act: 'answered' }, t('answered.done'));
  }

  async function take() {
    if (isMine) return void (await toggle({ act: 'release' }, t('take.released')));
    if (by) return void (await toggle({ act: 'take', by }, t('take.taken')));
    setStatus('');
    askForName();
  }

  return (
    <div className={styles.actionButtons}>
      <ButtonRow>
        {!withdrawnAt && (
          // Buttons that toggle, so that they keep the focus.
          <>
            <Button data-once="" variant={answeredAt ? 'onDark' : 'strong'} onClick={() => void answer()}>
              {answeredAt ? t('answered.undo') : t('answered.mark')}
            </Button>
            <Button data-once="" variant="onDark" onClick={() => void take()}>
              {isMine ? t('take.release') : t('take.take')}
            </Button>
          </>
        )}
        <ButtonAnchor variant="onDark" href={mailHref({ to: email, subject, body })}>
          <Icon name="mail" />
          {t('write.mail')}
        </ButtonAnchor>
        {phone && (
          <ButtonAnchor variant="onDark" href={`tel:${dialledNumber(phone)}`}>
            <Icon name="phone" />
            {t('write.call', { phone: withNoBreakSpaces(phone) })}
          </ButtonAnchor>
        )}
      </ButtonRow>
      <Status>{status}</Status>
    </div>
  );
}

function Answers({ request: { answers, locale } }: Pick<RequestProps, 'request'>) {
  const { t, i18n } = useTranslation('office');
  const languageName = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(locale) ?? locale;
  return (
    <Section
      heading={t('answers.heading')}
      intro={t('answers.intro', { language: languageName })}
      split="narrowWide"
      aside={
        <ButtonRow>
          <PrintButton>{t('answers.print')}</PrintButton>
        </ButtonRow>
      }
    >
      <TitledTexts
        arrangement="facts"
        nameClass={layout.secondary}
        textClass={styles.typedText}
        items={answers.map(([name, answer]) => ({ name, text: <bdi>{answer}</bdi> }))}
      />
    </Section>
  );
}

/** What happened to the request, with the notes of the office and a form for another note; `children` stand above. */
function History({
  request: { history, reference },
  perform,
  children,
}: RequestProps & { children: ReactNode }) {
  const { t } = useTranslation('office');
  const formats = useFormats();
  const describeEvent = useEventText();
  const max = officeLimits.noteMax;
  return (
    <Section
      heading={t('history.heading')}
      split="narrowWide"
      aside={<div className={layout.screenOnly}>{children}</div>}
    >
      <ol role="list" className={styles.history}>
        {history.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- events are only added, and may share their time
          <li key={`${index} ${event.at}`}>
            <time dateTime={event.at}>{formats.moment(event.at)}</time>
            <p>{describeEvent(event)}</p>
            {event.text && (
              <p className={`${styles.typedText} ${layout.bold}`}>
                {event.event === 'corrected' ? t('history.before', { text: event.text }) : event.text}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className={layout.screenOnly}>
        <SmallForm
          label={t('note.label')}
          fields={[
            {
              name: 'note',
              label: t('note.label'),
              description: t('note.help'),
              isMultiline: true,
              missing: t('note.missing'),
              check: (text) =>
                countCharacters(text) > max ? t('note.tooLong', { max: formats.number(max) }) : undefined,
            },
          ]}
          submitLabel={t('note.submit')}
          pendingLabel={t('note.pending')}
          draftKey={`note-${reference}`}
          send={async ({ note: text = '' }) => {
            const problem = await perform({ act: 'note', text });
            return { text: problem || t('note.done'), empties: !problem };
          }}
        />
      </div>
    </Section>
  );
}

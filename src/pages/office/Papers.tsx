import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AskReason, type PaperName, askReasons, hasDossier, paperNamesOf } from '#core/model/papers.ts';
import type { FileState, PaperState } from '#core/model/status.ts';
import { hasLink } from '#core/model/linkedPages.ts';
import { officeLimits } from '#core/limits.ts';
import { countCharacters } from '#core/texts/cleanText.ts';
import { SmallForm } from '../../forms/SmallForm.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePaperNames } from '../../sections/usePaperNames.ts';
import { Disclosure, Mark, PaperGroups } from '../../sections/RequestPage.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RadioField } from '../../ui/RadioField.tsx';
import { Section } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import { Checkboxes } from './Checkboxes.tsx';
import * as styles from './Office.css.ts';
import { type RequestProps, useDownload } from './officeClient.ts';

/** Whether the mail that asked for papers, or reminded of them, at a time was given up. */
const isUnsent = ({ history }: RequestProps['request'], at: string) =>
  history.some(({ event, askedAt }) => event === 'unasked' && askedAt === at);

/** The received and missing papers of a request, with their downloads, and the form that asks for papers by mail. */
export function Papers({ request, perform }: RequestProps) {
  const { t } = useTranslation(['office', 'papers']);
  const formats = useFormats();
  const nameOf = usePaperNames();
  const [download, status] = useDownload();
  const { kind, papers, states, missing, history, withdrawnAt } = request;
  if (!hasDossier(kind)) return null;
  const reminded = history.findLast(({ event, at }) => event === 'reminded' && !isUnsent(request, at));

  function askText(paper: PaperName) {
    const { at = '' } =
      history.findLast(({ event, file, papers }) => event === 'asked' && !file && papers?.includes(paper)) ??
      {};
    return isUnsent(request, at)
      ? t('history.events.unasked')
      : t('papers.asked', { moment: formats.moment(at) });
  }

  const row = (paper: PaperName) => {
    const name = nameOf(paper);
    const files = papers.filter((file) => file.paper === paper);
    const isMissing = missing.includes(paper);
    const state = states[paper] ?? 'nothing';
    // Not because of a file, which says so itself.
    const isAsked = state === 'asked' && files.every((file) => file.state === 'received');
    return (
      <li key={paper} className={styles.paperRow}>
        <Mark state={state} />
        <div className={styles.rowBody}>
          <span className={styles.paperName}>{name}</span>
          {(files.length === 0 || isAsked) && (
            <span className={styles.state[isMissing ? 'interrupted' : 'nothing']}>
              {isAsked ? askText(paper) : t(`papers.${shortState(state, isMissing)}`)}
            </span>
          )}
          {files.map((file, index) => (
            <PaperFile
              key={file.id}
              file={file}
              name={files.length > 1 ? t('papers:numbered', { name, number: index + 1 }) : name}
              isPaperAsked={isAsked}
              request={request}
              perform={perform}
            />
          ))}
        </div>
      </li>
    );
  };

  return (
    <Section
      tone="sand"
      heading={t('papers.heading')}
      intro={[
        t(missing.length > 0 ? 'papers.missing' : 'papers.complete', { count: missing.length }),
        ...(reminded ? [t('papers.reminded', { moment: formats.moment(reminded.at) })] : []),
      ].join(' ')}
      split="narrowWide"
      aside={
        <>
          {papers.length > 1 && (
            <ButtonRow>
              <Button variant="strong" onClick={() => void download('zip', papers)}>
                <Icon name="download" />
                {t('papers.zip')}
              </Button>
            </ButtonRow>
          )}
          <Status className={layout.screenOnly}>{status}</Status>
          {papers.length > 0 && (
            <p className={layout.secondary}>
              {t(request.hasScanner ? 'papers.scanned' : 'papers.unscanned')}
            </p>
          )}
        </>
      }
    >
      <PaperGroups kind={kind}>{row}</PaperGroups>
      {!withdrawnAt && (
        <div className={`${styles.group} ${layout.screenOnly}`}>
          <div className={layout.ruleAbove.strong}>
            <Disclosure heading={t('ask.heading')}>
              <AskForPapers request={request} perform={perform} />
            </Disclosure>
          </div>
        </div>
      )}
    </Section>
  );
}

type FileProps = RequestProps & { file: FileState; name: string; isPaperAsked: boolean };

function shortState(state: PaperState, isMissing: boolean) {
  if (state === 'sending') return 'isSending';
  if (state === 'refused') return 'isRefused';
  return isMissing ? 'isMissing' : 'isNothing';
}

function PaperFile(props: FileProps) {
  const { file, name, request } = props;
  const { t } = useTranslation('office');
  const formats = useFormats();
  const [download, status] = useDownload();
  const { id, bytes, createdAt, receivedAt, isUnscanned } = file;
  return (
    <div className={styles.file}>
      <span className={styles.state.nothing}>
        {t('papers.received', { moment: formats.moment(receivedAt ?? createdAt) })}
        {` (${formats.fileSize(bytes)})`}
        {isUnscanned && ` ${t('papers.isUnscanned')}`}
      </span>
      <ButtonRow>
        <Button
          data-once=""
          variant="quiet"
          className={layout.screenOnly}
          onClick={() => void download(id, [file])}
        >
          <Icon name="download" />
          {t('papers.download')} <span className={layout.visuallyHidden}>{name}</span>
        </Button>
        {!request.withdrawnAt && <AskAgain {...props} />}
        <Status className={`${layout.secondary} ${layout.screenOnly}`}>{status}</Status>
      </ButtonRow>
    </div>
  );
}

/** Asks the applicant once for a file that nobody can use, with the reason, or takes that back. */
function AskAgain({
  file: { id, state, askedAt, reason: askedReason = 'closed' },
  name,
  isPaperAsked,
  request,
  perform,
}: FileProps) {
  const { t } = useTranslation(['office', 'papers', 'forms']);
  const formats = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<AskReason>();
  const isAsked = isPaperAsked || state === 'asked';
  /** What became of an act, while the file is in the state that it is said for. */
  const [outcome, setOutcome] = useState({ text: '', isAsked });
  const words = (one: AskReason) => t(`papers:reasons.${one}`);

  async function accept() {
    setOutcome({ text: t('papers.accepting'), isAsked });
    const problem = await perform({ act: 'accept', file: id });
    const done = { text: t('history.events.accepted', { papers: name }), isAsked: false };
    setOutcome(problem ? { text: problem, isAsked } : done);
  }

  async function ask() {
    const text = await perform({ act: 'askAgain', file: id, reason });
    setOutcome({ text, isAsked });
    // The focused button goes with the choice. Only now, or a second press would meet what moves to its place.
    if (choice.current?.contains(document.activeElement)) button.current?.focus();
    setAsking(false);
    return { text };
  }

  return (
    <>
      <Button
        ref={button}
        data-once=""
        variant="quiet"
        className={layout.screenOnly}
        aria-expanded={isAsked ? undefined : isAsking}
        onClick={() => (isAsked ? void accept() : setAsking(!isAsking))}
      >
        <span>{t(isAsked ? 'papers.accept' : 'papers.askAgain')}</span>{' '}
        <span className={layout.visuallyHidden}>{name}</span>
      </Button>
      {isAsking && (
        <div ref={choice} className={layout.screenOnly}>
          <SmallForm
            label={t('papers.reason', { name })}
            fields={[]}
            choiceError={reason ? undefined : t('papers.noReason')}
            submitLabel={t('papers.sendAgain')}
            pendingLabel={t('papers.askingAgain')}
            send={ask}
          >
            {(error) => (
              <RadioField
                name={`reason-${id}`}
                label={t('papers.reason', { name })}
                isRequired
                requiredWord={t('forms:required')}
                options={askReasons.map((value) => ({ value, label: words(value) }))}
                value={reason ?? ''}
                onChange={(value) => setReason(askReasons.find((one) => one === value))}
                error={error}
              />
            )}
          </SmallForm>
        </div>
      )}
      <Status className={layout.secondary}>
        {(outcome.isAsked === isAsked && outcome.text) ||
          (askedAt &&
            t(isUnsent(request, askedAt) ? 'history.events.unasked' : 'papers.askedAgain', {
              moment: formats.moment(askedAt),
              reason: words(askedReason),
            }))}
      </Status>
    </>
  );
}

function AskForPapers({ request: { kind, reference, missing, answeredAt }, perform }: RequestProps) {
  const { t } = useTranslation('office');
  const formats = useFormats();
  const nameOf = usePaperNames();
  const [chosen, setChosen] = useState<PaperName[]>(missing);
  const [seen, setSeen] = useState(missing);
  if (missing.join() !== seen.join()) {
    // Don't ask for a paper that came while the form was open.
    setSeen(missing);
    setChosen(chosen.filter((paper) => missing.includes(paper) || !seen.includes(paper)));
  }
  const max = officeLimits.lineMax;

  function check(line: string): string | undefined {
    if (countCharacters(line) > max) return t('ask.tooLong', { max });
    return hasLink(line) ? t('ask.link') : undefined;
  }

  return (
    <>
      <p className={layout.secondary}>{t('ask.intro')}</p>
      <SmallForm
        label={t('ask.heading')}
        fields={[{ name: 'line', label: t('ask.line'), description: t('ask.lineHelp', { max }), check }]}
        submitLabel={t('ask.submit')}
        pendingLabel={t('ask.pending')}
        draftKey={`ask-${reference}`}
        choiceError={chosen.length === 0 ? t('ask.nothing') : undefined}
        send={async ({ line }) => {
          const problem = await perform({ act: 'ask', papers: chosen, line });
          if (!problem) setChosen([]);
          const done = t('ask.done', { papers: formats.list(chosen.map(nameOf)) });
          // Only that ends the time that the applicant was promised.
          const words = answeredAt ? done : `${done} ${t('ask.isFirst')}`;
          return { text: problem || words, empties: !problem };
        }}
      >
        {(error) => (
          <Checkboxes
            legend={t('ask.papers')}
            items={paperNamesOf(kind).map((paper) => ({ id: paper, content: nameOf(paper) }))}
            chosen={chosen}
            onChange={setChosen}
            error={error}
          />
        )}
      </SmallForm>
    </>
  );
}

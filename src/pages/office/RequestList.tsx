import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listFilters } from '#core/model/linkedPages.ts';
import { officeLimits } from '#core/limits.ts';
import type { OfficeAct } from '#core/acts/officeProtocol.ts';
import type { RequestSummary } from '#core/acts/requestList.ts';
import { hourMs } from '#core/time/schoolTime.ts';
import { hasDossier } from '#core/model/papers.ts';
import { isolate } from '#core/texts/bidi.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { SmallForm } from '../../forms/SmallForm.tsx';
import { UnopenedPage, useReplyError } from '../../sections/RequestPage.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { row as buttonRow } from '../../ui/Button.css.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { control, label } from '../../ui/Field.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { showAndFocus } from '../../ui/showAndFocus.ts';
import { Container, WovenEdge } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Office.css.ts';
import { EraseRequests, type ListRow } from './EraseRequests.tsx';
import { callOffice, refresh, signature, useDownload, useReply } from './officeClient.ts';

type View = Pick<Extract<OfficeAct, { act: 'list' }>, 'filter' | 'page' | 'person' | 'program'> & {
  search: string;
};

/** Whoever calls may have been answered, so a search leaves the filter. */
export const viewOf = (search: string): View => ({ search, filter: search ? 'all' : 'open', page: 1 });

interface RequestListProps {
  view: View;
  setView: (view: View) => void;
  onOpen: () => void;
}

/** The list of all requests, by page, with search and filters. */
export function RequestList({ view, setView, onOpen }: RequestListProps) {
  const { t } = useTranslation('office');
  const formats = useFormats();
  const wanted = { act: 'list' as const, ...view };
  const { isUnreached, ...opened } = useReply(wanted);
  const [download, downloadStatus] = useDownload();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button or field that asked for a view whose heading takes the focus. */
  const pressed = useRef<Element>(null);
  /** Where “Demandes liées” was chosen. */
  const [before, setBefore] = useState<View>();
  const list = opened.reply?.success ? opened.reply.list : undefined;

  const isOpen = list !== undefined;
  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen, onOpen]);

  useEffect(() => {
    // Only if the focus is where it was, or was lost because the button is gone or disabled by now.
    const { activeElement, body } = document;
    if (pressed.current && [pressed.current, body].includes(activeElement ?? body))
      showAndFocus(heading.current);
    pressed.current = null;
  }, [opened.replied]);

  useEffect(() => {
    // The link has expired when nobody used the list for so long: the names must not stay on the screen. Again, because the
    // server may not answer.
    const timer = setInterval(refresh, officeLimits.listIdleHours * hourMs + 1_000);
    return () => clearInterval(timer);
  }, [opened.reply]);

  if (!list) return <UnopenedOffice opened={opened} />;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show(viewOf(String(new FormData(event.currentTarget).get('search')).trim()));
  }

  function showPerson(reference: string) {
    if (!view.person) setBefore(view);
    show({ ...view, person: reference, filter: 'all', program: undefined, page: 1 });
  }

  function show(next: View, takesFocus = true) {
    pressed.current = takesFocus ? document.activeElement : null;
    // The status below it says that the answer has not come.
    if (takesFocus) heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    setView(next);
    // Asks again for a view that got no answer.
    refresh();
  }

  const { rows, counts, programs, page, pages, validUntil } = list;
  // Of the view whose requests are shown: a count must not stand beside the words of a search that is still under way.
  const { filter, person = '', search = '' } = opened.replied?.act === 'list' ? opened.replied : view;
  const isWaiting = JSON.stringify(opened.replied) !== JSON.stringify(wanted);
  const count = counts[filter];
  const countText = () => {
    if (person) return t('list.ofPerson', { reference: isolate(person), total: formats.number(counts.all) });
    if (count === 0) return t(search ? 'list.noneFound' : 'list.none', { words: isolate(search) });
    return t(search ? 'list.found' : 'list.count', { count, words: isolate(search) });
  };
  const said = [
    countText(),
    pages > 1 && t('list.page', { page: formats.number(page), pages: formats.number(pages) }),
  ]
    .filter(Boolean)
    .join(' ');
  const waitingWords = isUnreached ? t('unreached') : isWaiting && t('opening');
  return (
    <>
      <div className={styles.band}>
        <Container className={layout.stack.m}>
          <h1 tabIndex={-1}>{t('list.heading')}</h1>
          <p>{t('list.help')}</p>
          <p>{t('list.validUntil', { time: formats.timeOfMoment(validUntil) })}</p>
          <form
            role="search"
            data-interactive=""
            className={`${layout.stack.xs} ${layout.measure}`}
            onSubmit={submit}
          >
            <label htmlFor="office-search" className={label}>
              {t('list.search')}
            </label>
            <div className={styles.searchRow}>
              <input
                id="office-search"
                name="search"
                type="search"
                className={control}
                autoComplete="off"
                maxLength={officeLimits.searchMax}
                defaultValue={view.search}
                onInput={({ currentTarget: { value } }) => {
                  // Typing on keeps the focus in the field.
                  pressed.current = null;
                  if (value === '' && view.search) setView(viewOf(''));
                }}
              />
              <Button type="submit" variant="strong">
                {t('list.submit')}
              </Button>
            </div>
          </form>
        </Container>
      </div>
      <WovenEdge />
      <Container className={styles.requests}>
        <ul role="list" className={buttonRow}>
          {listFilters.map((filter) => (
            <li key={filter}>
              <Button
                variant={filter === view.filter ? 'strong' : 'secondary'}
                className={styles.toggle}
                aria-pressed={filter === view.filter}
                onClick={() => show({ ...view, filter, page: 1 }, false)}
              >
                {t(`list.filters.${filter}`)} <span>{formats.number(counts[filter])}</span>
              </Button>
            </li>
          ))}
        </ul>
        {programs.length > 1 && (
          <div className={layout.measure}>
            <SelectField
              name="program"
              label={t('list.program')}
              placeholder={t('list.allPrograms')}
              options={programs.map((program) => ({ value: program, label: program }))}
              value={view.program ?? ''}
              onChange={(program) => show({ ...view, program: program || undefined, page: 1 }, false)}
              error={undefined}
              requiredWord=""
            />
          </div>
        )}
        {/* A new element for a new view, because Orca still says the earlier text of an element it knows. */}
        <h2 key={JSON.stringify(opened.replied)} ref={heading} tabIndex={-1}>
          {said}
        </h2>
        {person && (
          <>
            <p>{t('list.ofPersonHelp')}</p>
            <ButtonRow>
              <Button onClick={() => show(before ?? viewOf(search))}>{t('list.back')}</Button>
            </ButtonRow>
          </>
        )}
        <Status className={waitingWords ? '' : layout.visuallyHidden}>{waitingWords || said}</Status>
        {count > 0 && (
          <ol role="list" className={layout.ruleAbove.strong}>
            {rows.map((row) => (
              <Row key={row.reference} row={row} onOthers={() => showPerson(row.reference)} />
            ))}
          </ol>
        )}
        {pages > 1 && (
          <nav aria-label={t('list.paging')}>
            <ButtonRow>
              <Button disabled={page === 1} onClick={() => show({ ...view, page: page - 1 })}>
                {t('list.previous')}
              </Button>
              <Button disabled={page === pages} onClick={() => show({ ...view, page: page + 1 })}>
                {t('list.next')}
              </Button>
            </ButtonRow>
          </nav>
        )}
        <ButtonRow>
          <Button onClick={() => void download('spreadsheet')}>
            <Icon name="download" />
            {t('list.spreadsheet')}
          </Button>
        </ButtonRow>
        <Status>{downloadStatus}</Status>
      </Container>
    </>
  );
}

interface RowProps {
  row: ListRow;
  onOthers: () => void;
}

function Row({ row, onOthers }: RowProps) {
  const { t } = useTranslation('office');
  const formats = useFormats();
  const errorOf = useReplyError('office');
  const [isErasing, setErasing] = useState(false);
  /** What became of an act on the row. */
  const [status, setStatus] = useState('');
  const { kind, name, reference, topic, receivedAt, secret, hasOthers, eraseAt, takenBy } = row;
  const { papers, missing } = row;

  async function keep() {
    setStatus(t('answered.pending'));
    const reply = await callOffice({ act: 'keep', references: [reference], ...signature() });
    setStatus(errorOf(reply) || t('list.kept'));
    refresh();
  }

  return (
    <li className={styles.listRow}>
      <div className={styles.rowBody}>
        <a className={styles.rowLink} href={`#${secret}`}>
          <bdi>{name}</bdi>
        </a>
        <span className={layout.secondary}>{reference}</span>
      </div>
      <div className={styles.rowBody}>
        <span className={layout.secondary}>{t(`kinds.${kind}`)}</span>
        <bdi>{topic}</bdi>
        {hasDossier(kind) && (
          <span className={layout.secondary}>
            {t('list.papers', { count: papers })}{' '}
            {t(missing > 0 ? 'papers.missing' : 'papers.complete', { count: missing })}
          </span>
        )}
      </div>
      <div className={styles.rowBody}>
        <span className={layout.secondary}>{t('list.received', { moment: formats.moment(receivedAt) })}</span>
        <AnswerState {...row} />
        {takenBy && <span>{t('take.by', { name: isolate(takenBy) })}</span>}
      </div>
      <div className={styles.rowActions}>
        {hasOthers && (
          <Button data-once="" variant="quiet" onClick={onOthers}>
            {t('list.others')} <span className={layout.visuallyHidden}>{reference}</span>
          </Button>
        )}
        <Button
          data-once=""
          variant="quiet"
          onClick={({ currentTarget }) => {
            // Safari focuses no clicked button, and the dialog returns the focus to what had it.
            currentTarget.focus({ preventScroll: true });
            if (eraseAt) void keep();
            else setErasing(true);
          }}
        >
          <span>{t(eraseAt ? 'list.keep' : 'list.erase')}</span>{' '}
          <span className={layout.visuallyHidden}>{reference}</span>
        </Button>
        <Status>{status}</Status>
        {isErasing && (
          <EraseRequests
            row={row}
            onClose={() => setErasing(false)}
            onErased={(count) => {
              setErasing(false);
              setStatus(t('erase.done', { count }));
              refresh();
            }}
          />
        )}
      </div>
    </li>
  );
}

/** When a request is erased, was withdrawn or answered, or by when it must be answered. */
export function AnswerState({ due, isLate, answeredAt, withdrawnAt, undoUntil, eraseAt }: RequestSummary) {
  const { t } = useTranslation('office');
  const { moment, timeOfMoment } = useFormats();
  const state = () => {
    if (eraseAt) return t('states.erased', { time: timeOfMoment(eraseAt) });
    if (withdrawnAt)
      return t('states.withdrawn', { moment: moment(withdrawnAt), until: moment(undoUntil ?? 0) });
    if (answeredAt) return t('states.answered', { moment: moment(answeredAt) });
    return due ? t('states.due', { moment: moment(due) }) : t('states.open');
  };
  return (
    <span>
      {isLate && <Badge>{t('states.late')}</Badge>} <span>{state()}</span>
    </span>
  );
}

/** The office's page while no request or list is open, with the list or a button that mails its link to the school. */
export function UnopenedOffice({
  opened,
  listLink,
}: Pick<ComponentProps<typeof UnopenedPage>, 'opened'> & { listLink?: ReactNode }) {
  const { t } = useTranslation('office');
  const formats = useFormats();
  const errorOf = useReplyError('office');
  return (
    <UnopenedPage slice="office" opened={opened}>
      {listLink || (
        <section className={styles.card}>
          <h2>{t('sendList.heading')}</h2>
          <p>
            {t('sendList.text', {
              minutes: formats.duration(officeLimits.listMinutes, 'minute'),
              hours: formats.duration(officeLimits.listHours, 'hour'),
            })}
          </p>
          <SmallForm
            label={t('sendList.heading')}
            fields={[]}
            submitLabel={t('sendList.submit')}
            pendingLabel={t('sendList.pending')}
            send={async () => ({
              text: errorOf(await callOffice({ act: 'sendList' })) || t('sendList.sent'),
            })}
          />
        </section>
      )}
    </UnopenedPage>
  );
}

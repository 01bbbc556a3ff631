import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bundles, listFilters, officeLimits, officePath } from '#core/office/desk.ts';
import type { OfficeReply, OfficeRow } from '#core/office/protocol.ts';
import { momentText } from '#core/mail/answerTexts.ts';
import { schoolTime } from '#core/schoolTime.ts';
import { pagePath } from '../../i18n/languages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { band } from '../../sections/RequestPage.css.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { control, label } from '../../ui/Field.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Container } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import { ExternalLink } from '../../ui/TextLink.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import { WovenEdge } from '../../ui/WovenEdge.tsx';
import * as styles from './Office.css.ts';
import { Unopened } from './Unopened.tsx';
import { callOffice, useDownload } from './officeClient.ts';

interface View {
  search: string;
  filter: (typeof listFilters)[number];
  page: number;
}

/** The list of all requests, by page, with search and filters. A request opens in a tab of its own. */
export function RequestList({ secret }: { secret: string }) {
  const { t, i18n } = useTranslation('office');
  const { language } = i18n;
  const formats = useFormats();
  const [view, setView] = useState<View>({ search: '', filter: 'open', page: 1 });
  const [typed, setTyped] = useState('');
  const [reply, setReply] = useState<OfficeReply | null>();
  const [problem, setProblem] = useState('');
  const [calls, setCalls] = useState(0);
  const [download, downloadStatus] = useDownload();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = reply?.success ? reply.list : undefined;

  useEffect(() => {
    let isCurrent = true;
    void callOffice({ act: 'list', ...view }, language).then((answer) => {
      if (!isCurrent) return;
      // Keep the list on screen when the function does not answer.
      setReply((shown) => answer ?? (shown?.success ? shown : null));
      setProblem(answer ? '' : t('unreached'));
    });
    return () => {
      isCurrent = false;
    };
  }, [view, calls, language, t]);

  useEffect(() => {
    // A request may have been answered in another tab.
    const reload = () => setCalls((count) => count + 1);
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, []);

  function retry() {
    setReply(undefined);
    setCalls(calls + 1);
  }

  if (!list) return <Unopened secret={secret} reply={reply} retry={retry} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    setView({ ...view, search: typed.trim(), page: 1 });
  }

  function turnTo(page: number) {
    setView({ ...view, page });
    heading.current?.scrollIntoView();
    heading.current?.focus();
  }

  const { rows, counts, pages, validUntil } = list;
  const count = counts[view.filter];
  const said = [
    count === 0
      ? t('list.none')
      : t(view.search ? 'list.found' : 'list.count', { count, words: view.search }),
    pages > 1 && t('list.page', { page: formats.number(view.page), pages: formats.number(pages) }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <div className={band}>
        <Container className={styles.listHead}>
          <h1>{t('list.heading')}</h1>
          <p>{t('list.validUntil', { time: formats.time(schoolTime(new Date(validUntil)).time) })}</p>
          <form role="search" data-live="" className={styles.search} onSubmit={submit}>
            <label htmlFor="office-search" className={label}>
              {t('list.search')}
            </label>
            <div className={styles.searchRow}>
              <input
                id="office-search"
                type="search"
                className={control}
                autoComplete="off"
                maxLength={officeLimits.searchMax}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
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
        <ul role="list" className={styles.filters}>
          {listFilters.map((filter) => (
            <li key={filter}>
              <Button
                variant={filter === view.filter ? 'strong' : 'secondary'}
                aria-pressed={filter === view.filter}
                onClick={() => setView({ ...view, filter, page: 1 })}
              >
                {t(`list.filters.${filter}`)} {formats.number(counts[filter])}
              </Button>
            </li>
          ))}
        </ul>
        <h2 ref={heading} tabIndex={-1} className={styles.listHeading}>
          {said}
        </h2>
        <Status className={problem ? '' : visuallyHidden}>{problem || said}</Status>
        {count > 0 && (
          <ol role="list" className={styles.rows}>
            {rows.map((row) => (
              <Row key={row.reference} row={row} />
            ))}
          </ol>
        )}
        {pages > 1 && (
          <nav aria-label={t('list.paging')}>
            <ButtonRow>
              <Button disabled={view.page === 1} onClick={() => turnTo(view.page - 1)}>
                {t('list.previous')}
              </Button>
              <Button disabled={view.page === pages} onClick={() => turnTo(view.page + 1)}>
                {t('list.next')}
              </Button>
            </ButtonRow>
          </nav>
        )}
        <ButtonRow>
          <Button onClick={() => void download(bundles.csv)}>
            <Icon name="download" />
            {t('list.csv')}
          </Button>
        </ButtonRow>
        <Status>{downloadStatus}</Status>
      </Container>
    </>
  );
}

function Row({ row }: { row: OfficeRow }) {
  const { t, i18n } = useTranslation(['office', 'common']);
  const formats = useFormats();
  const { kind, name, reference, topic, receivedAt, secret } = row;
  return (
    <li className={styles.listRow}>
      <div className={styles.words}>
        <ExternalLink
          className={styles.rowLink}
          href={`${pagePath(officePath, i18n.language)}#${secret}`}
          newTabLabel={t('common:newTab')}
        >
          <bdi>{name}</bdi>
        </ExternalLink>
        <span className={styles.hint}>{reference}</span>
      </div>
      <div className={styles.words}>
        <span className={styles.hint}>{t(`kinds.${kind}`)}</span>
        <bdi>{topic}</bdi>
      </div>
      <div className={styles.words}>
        <span className={styles.hint}>
          {t('list.received', { moment: momentText(new Date(receivedAt), formats) })}
        </span>
        <span>
          <AnswerState {...row} />
        </span>
      </div>
    </li>
  );
}

type AnswerStateProps = Pick<OfficeRow, 'due' | 'isLate' | 'answeredAt' | 'withdrawnAt'>;

/** Whether and when a request was answered, or must be. */
export function AnswerState({ due, isLate, answeredAt, withdrawnAt }: AnswerStateProps) {
  const { t } = useTranslation('office');
  const formats = useFormats();
  const moment = (at: string) => momentText(new Date(at), formats);
  if (withdrawnAt) return t('states.withdrawn', { moment: moment(withdrawnAt) });
  if (answeredAt) return t('states.answered', { moment: moment(answeredAt) });
  if (!due) return t('states.open');
  return (
    <>
      {isLate && (
        <>
          <Badge variant="solid">{t('states.late')}</Badge>{' '}
        </>
      )}
      {t('states.due', { moment: moment(due) })}
    </>
  );
}

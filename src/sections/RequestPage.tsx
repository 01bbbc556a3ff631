/** Parts that the applicant's dossier and the office's page of a request share. */
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaperName, papersOf } from '#core/model/papers.ts';
import type { PaperState } from '#core/model/status.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import type { ActReply } from '#core/http/jsonHandler.ts';
import { contact } from '../content/school.ts';
import { focusElement } from '../navigation/RouteAnnouncer.tsx';
import { noScriptOnly } from '../ui/Button.css.ts';
import { Button, ButtonRow } from '../ui/Button.tsx';
import { Facts } from '../ui/TitledTexts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Container } from '../ui/Section.tsx';
import { Status } from '../ui/Status.tsx';
import * as layout from '../ui/layout.css.ts';
import * as styles from './RequestPage.css.ts';

interface UnopenedPageProps {
  slice: 'dossier' | 'office';
  /** The state of `useReply` (`src/backend/linkClient.ts`). */
  opened: {
    /** Null if the tab has none, undefined before hydration. */
    link: object | null | undefined;
    isCut: boolean;
    /** Undefined while it is pending, null if none came. */
    reply: ActReply<object> | null | undefined;
    retry: () => void;
  };
  /** Shown without a link and for an expired or unknown one. */
  children: ReactNode;
}

/** The function returns '' for a success. */
export function useReplyError(slice: 'dossier' | 'office') {
  const { t } = useTranslation(slice);
  return (reply: ActReply<object> | null): string =>
    reply?.success ? '' : reply?.error || t('unreached', contact);
}

const focusHeading = () => focusElement(document.querySelector('h1'));

/** Says that the link is opening, why it failed, or how to get one. */
export function UnopenedPage({ slice, opened: { link, isCut, reply, retry }, children }: UnopenedPageProps) {
  const { t } = useTranslation(slice);
  const errorOf = useReplyError(slice);
  const refusal = link && reply?.success === false ? reply : undefined;
  const hasRetried = useRef(false);

  useEffect(
    () => () => {
      // What a retry opens replaces the focused heading.
      if (hasRetried.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );

  function retryFromHeading() {
    hasRetried.current = true;
    // Before the focused button goes.
    focusHeading();
    retry();
  }

  function words() {
    if (isCut) return t('cut');
    if (refusal?.code === 'unknown') return t('outdated');
    return link && (reply === undefined ? t('opening') : errorOf(reply));
  }

  return (
    <div className={styles.page}>
      <Container className={styles.unopenedPage}>
        <div>
          <h1>{t('heading')}</h1>
          <p className={noScriptOnly}>{t('withoutScript', contact)}</p>
          <Status className={layout.paddingAbove.m}>{words()}</Status>
        </div>
        {link && reply === null && (
          <ButtonRow>
            <Button onClick={retryFromHeading}>{t('retry')}</Button>
          </ButtonRow>
        )}
        {(link === null || refusal?.code === 'unknown' || refusal?.code === 'expired') && children}
      </Container>
    </div>
  );
}

interface RequestHeadProps {
  above?: ReactNode;
  heading: ReactNode;
  /** Shows the heading, not the reference, in large letters. */
  isNamed?: boolean;
  numberLabel: ReactNode;
  reference: string;
  facts: ComponentProps<typeof Facts>['facts'];
  /** Stands before the facts. */
  first?: ReactNode;
  children: ReactNode;
}

export function RequestHead({
  above,
  heading,
  isNamed = false,
  numberLabel,
  reference,
  facts,
  first,
  children,
}: RequestHeadProps) {
  return (
    <div className={styles.band}>
      <Container className={styles.bandColumns}>
        <div className={layout.stack.m}>
          {above}
          <h1 tabIndex={-1} className={isNamed ? styles.name : styles.heading}>
            {heading}
          </h1>
          <p className={`${layout.stack.xxs} ${layout.ink.quiet}`}>
            {numberLabel}{' '}
            <bdi className={isNamed ? styles.smallReference : styles.reference}>{reference}</bdi>
          </p>
          {first}
          {facts.length > 0 && <Facts facts={facts} />}
        </div>
        {children}
      </Container>
    </div>
  );
}

export function PaperGroups({
  kind,
  children,
}: {
  kind: RequestKind;
  children: (paper: PaperName) => ReactNode;
}) {
  const { t } = useTranslation('papers');
  const papers = papersOf(kind);
  return (['required', 'recommended'] as const).map(
    (group) =>
      papers[group].length > 0 && (
        <div key={group} className={styles.group}>
          <h3>{t(group)}</h3>
          <ul role="list" className={layout.ruleAbove.strong}>
            {papers[group].map(children)}
          </ul>
        </div>
      ),
  );
}

/** A row that unfolds an action, for example a form. Place it below a rule. */
export function Disclosure({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.paper}>
      <summary className={styles.actionSummary}>
        <h3>{heading}</h3>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.actionPanel}>{children}</div>
    </details>
  );
}

export function Mark({ state }: { state: PaperState }) {
  return (
    <svg className={styles.mark[state]} viewBox="0 0 44 44" aria-hidden="true">
      <path d="M22 2 42 22 22 42 2 22Z" className={styles.markOutline} />
      {state === 'sending' && <path d="M2 22H42L22 42Z" className={styles.markLowerHalf} />}
      {state === 'received' && <path d="M13 22l6 7 12-14" className={styles.markSymbol} />}
      {['refused', 'interrupted', 'asked'].includes(state) && (
        <path d="M22 13V25M22 29v3" className={styles.markSymbol} />
      )}
    </svg>
  );
}

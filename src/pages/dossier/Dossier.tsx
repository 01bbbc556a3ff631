import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isLinkMailOut, linkMailWord } from '#core/model/request.ts';
import { useTranslation } from 'react-i18next';
import { dossierLimits } from '#core/limits.ts';
import { papers } from '#core/model/papers.ts';
import type { DossierReply } from '#core/acts/dossierHandler.ts';
import type { Dossier as DossierFacts } from '#core/acts/dossierRules.ts';
import { programText } from '#core/model/answerTexts.ts';
import { readReference } from '#core/model/reference.ts';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { contact } from '../../content/school.ts';
import { EraseButton } from '../../forms/FormShell.tsx';
import { SmallForm } from '../../forms/SmallForm.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { phoneNumber } from '../../sections/ApplicationStatus.css.ts';
import { RequestSteps } from '../../sections/RequestSteps.tsx';
import { PhoneLink } from '../../sections/SchoolLinks.tsx';
import { useIntakeSentences } from '../../sections/useIntakeSentences.ts';
import { correctReceipt, dropReceipt } from '../../sections/useKeptReceipt.ts';
import { Disclosure, Mark, RequestHead, UnopenedPage, useReplyError } from '../../sections/RequestPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/TitledTexts.tsx';
import { Container, Section, WovenEdge } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import { notify } from '../../ui/ToastRegion.tsx';
import { callDossier, refresh, useReply } from './dossierClient.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Dossier.css.ts';
import { Papers, filesOf } from './Papers.tsx';
import { dropReceived, restoreUploads, useUploads } from './uploads.ts';

const retryDelayMs = 5_000;

/** Opened by the secret of a mailed link, which the tab keeps until the visitor erases it. */
export function Dossier() {
  const { isUnreached, ...opened } = useReply({ act: 'show' });
  const { reply } = opened;
  const dossier = reply?.success ? reply.dossier : undefined;
  const isStale = isUnreached && dossier !== undefined;
  useEffect(() => {
    // Otherwise the page would show what was so before an act until the tab is looked at again.
    const timer = isStale ? setTimeout(refresh, retryDelayMs) : undefined;
    return () => clearTimeout(timer);
  }, [isStale]);
  if (dossier) return <OpenDossier key={dossier.reference} dossier={dossier} />;
  return (
    <UnopenedPage slice="dossier" opened={opened}>
      <LostLink />
    </UnopenedPage>
  );
}

/** A message has a number and no dossier. */
const messagePrefix = kindFacts.contact.prefix;

function LostLink() {
  const { t } = useTranslation(['dossier', 'forms']);
  const errorOf = useReplyError('dossier');
  return (
    <section className={styles.card}>
      <h2>{t('lost.heading')}</h2>
      <p>
        {t('lost.text')} {t('lost.call')} <PhoneLink className={phoneNumber} />
      </p>
      <SmallForm
        label={t('lost.heading')}
        fields={[
          {
            name: 'reference',
            label: t('lost.reference'),
            description: t('lost.referenceHelp'),
            missing: t('missing.reference'),
            check: (copied) =>
              (readReference(copied) ?? messagePrefix).startsWith(messagePrefix) ? t('malformed') : undefined,
          },
          {
            name: 'email',
            label: t('lost.email'),
            description: t('lost.emailHelp'),
            missing: t('missing.email'),
          },
        ]}
        submitLabel={t('lost.submit')}
        pendingLabel={t('lost.pending')}
        send={async ({ reference = '', email = '' }) => {
          const reply = await callDossier({ act: 'resend', reference, email });
          return { text: errorOf(reply) || t('lost.sent', { count: dossierLimits.linksPerDay }) };
        }}
      >
        <p className={layout.secondary}>{t('forms:requiredNote')}</p>
      </SmallForm>
    </section>
  );
}

interface DossierProps {
  dossier: DossierFacts;
}

function OpenDossier({ dossier }: DossierProps) {
  const { t } = useTranslation('dossier');
  const formats = useFormats();
  const { reference, email, isWithdrawn, undoUntil, mail } = dossier;
  const move = { email, moment: formats.moment(dossier.addressUndoUntil ?? 0) };
  // The receipt of this tab promises an answer and says where the confirmation is. Either may have changed elsewhere.
  useEffect(() => {
    if (isWithdrawn) dropReceipt(reference);
    else correctReceipt(reference, {}, { mail });
  }, [isWithdrawn, mail, reference]);
  async function leave() {
    const reply = await callDossier({ act: 'leave' });
    // Unknown: the link was void before.
    return reply?.success || reply?.code === 'unknown'
      ? ({ tone: 'success', title: t('leave.done'), text: t('leave.again') } as const)
      : ({ tone: 'error', title: t('leave.unreached'), text: t('leave.linkWorks') } as const);
  }
  useLayoutEffect(() => dropReceived(dossier), [dossier]);
  useEffect(() => {
    void restoreUploads(dossier);
    // Once for each page load, because uploads that start later are in memory.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      <RequestFacts dossier={dossier} />
      <WovenEdge />
      {dossier.newAddress && (
        <Section
          heading={t('newAddress.heading')}
          intro={t(`newAddress.${dossier.newAddress}`, move)}
          split="narrowWide"
        >
          <ActButton act={dossier.newAddress === 'toConfirm' ? 'confirm' : 'undoCorrect'} variant="strong">
            {t(dossier.newAddress === 'toConfirm' ? 'newAddress.confirm' : 'newAddress.undo')}
          </ActButton>
        </Section>
      )}
      {dossier.newAddress === 'toConfirm' ? null : isWithdrawn ? (
        <Section
          tone="sand"
          heading={t('withdrawn.heading')}
          intro={
            undoUntil
              ? t('withdrawn.text', { moment: formats.moment(undoUntil) })
              : t('withdrawn.final', contact)
          }
          split="narrowWide"
        >
          {undoUntil && (
            <ActButton act="undoWithdraw" variant="strong">
              {t('withdrawn.undo')}
            </ActButton>
          )}
        </Section>
      ) : (
        <>
          <Papers dossier={dossier} />
          <ContactAndWithdrawal dossier={dossier} />
        </>
      )}
      <div className={styles.erase}>
        <Container>
          <EraseButton
            {...(dossier.newAddress === 'undoable' && { question: t('leave.confirmUndoable', move) })}
            {...(!dossier.newAddress && {
              question: t(dossier.isMailable ? 'leave.confirm' : 'leave.confirmUnmailed', {
                reference,
                email,
              }),
              leave,
            })}
          />
        </Container>
      </div>
    </>
  );
}

function RequestFacts({ dossier }: DossierProps) {
  const { t } = useTranslation(['dossier', 'admissionRequest']);
  const { kind, reference, firstName, programme, email, newAddress, isWithdrawn } = dossier;
  const showsAnswers = kind === 'admission' && newAddress !== 'toConfirm';
  return (
    <RequestHead
      heading={t('heading')}
      numberLabel={t('number')}
      reference={reference}
      facts={[
        ...(firstName
          ? [{ name: t('admissionRequest:receipt.facts.applicant'), text: <bdi>{firstName}</bdi> }]
          : []),
        ...(showsAnswers
          ? [{ name: t('facts.program'), text: programText({ email, ...programme }, t) }]
          : []),
      ]}
      first={!isWithdrawn && <Stage dossier={dossier} />}
    >
      {showsAnswers && !isWithdrawn && <Progress dossier={dossier} />}
    </RequestHead>
  );
}

function Stage({ dossier }: DossierProps) {
  const { t } = useTranslation(['dossier', 'admissionRequest']);
  const formats = useFormats();
  const intakes = useIntakeSentences();
  const { kind, receivedOn, answerDue, isAnswered, isLate, programme, email, mail } = dossier;
  const sent = formats.date(receivedOn);
  const confirmation = { email, moment: formats.moment(mail.at ?? 0) };
  function answerText() {
    if (isAnswered) return t('stage.answered');
    if (isLate) return t('admissionRequest:receipt.late', contact);
    return answerDue
      ? t('stage.answerBy', { day: formats.dateOfMoment(answerDue), email })
      : t('stage.answer');
  }
  return (
    <RequestSteps
      current={isAnswered ? 3 : isLinkMailOut(mail) ? 2 : 1}
      steps={[
        { name: 'request', text: t('stage.sent', { day: sent }) },
        { name: 'confirmation', text: t(`stage.confirmations.${linkMailWord(mail)}`, confirmation) },
        {
          name: 'answer',
          text: answerText(),
        },
        // The school promises teachers no decision.
        ...(kind === 'admission'
          ? [{ name: 'decision', text: intakes.decision(programme, receivedOn) } as const]
          : []),
      ]}
    />
  );
}

function Progress({ dossier }: DossierProps) {
  const { t } = useTranslation('dossier');
  const { transfers } = useUploads();
  return (
    <div className={layout.stack.l}>
      {(['required', 'recommended'] as const).map((group) => {
        const shown = papers[group].map((paper) => filesOf(paper, dossier, transfers));
        const total = shown.length;
        const count = shown.filter(({ paper }) => dossier.states[paper] === 'received').length;
        return (
          <div key={group} className={styles.progressGroup}>
            <div className={styles.marks}>
              {shown.map(({ paper, state }) => (
                <Mark key={paper} state={state} />
              ))}
            </div>
            <p>
              {count === total
                ? t(`progress.complete.${group}`, { total })
                : t(`progress.${group}`, { count, total })}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function ContactAndWithdrawal({ dossier }: DossierProps) {
  const { t } = useTranslation('dossier');
  const { phone, email } = dossier;
  const duration = useFormats().duration(dossierLimits.undoHours, 'hour');
  return (
    <Section tone="sand" heading={t('reach.heading')} intro={t('reach.intro')} split="narrowWide">
      <div className={styles.contactData}>
        <Facts
          facts={[
            { name: t('reach.phone'), text: <bdi>{phone}</bdi> },
            { name: t('reach.email'), text: <bdi>{email}</bdi> },
          ]}
        />
        <div className={layout.ruleAbove.strong}>
          <Disclosure heading={t('reach.correct')}>
            <Correction dossier={dossier} />
          </Disclosure>
          {dossier.kind === 'admission' && (
            <Disclosure heading={t('reminders.heading')}>
              <p>{t(dossier.hasReminders ? 'reminders.text' : 'reminders.stopped')}</p>
              {dossier.hasReminders && <ActButton act="stopReminders">{t('reminders.stop')}</ActButton>}
            </Disclosure>
          )}
          <Disclosure heading={t('withdraw.heading')}>
            <p>{t('withdraw.text')}</p>
            <ActButton act="withdraw" question={t('withdraw.confirm', { duration })}>
              {t('withdraw.button')}
            </ActButton>
          </Disclosure>
        </div>
      </div>
    </Section>
  );
}

function Correction({ dossier: { reference, correctionsLeft, mayCorrect, isAnswered } }: DossierProps) {
  const { t } = useTranslation('dossier');
  const errorOf = useReplyError('dossier');
  // Also after the last correction, which the form still confirms.
  const [showsForm] = useState(mayCorrect && correctionsLeft > 0);
  if (!showsForm)
    return (
      <p>
        <span>{t(mayCorrect ? 'reach.noneLeft' : 'reach.answered')}</span>{' '}
        <PhoneLink className={phoneNumber} />
      </p>
    );
  return (
    <>
      {correctionsLeft > 0 && !isAnswered && (
        <p className={layout.secondary}>{t('reach.left', { count: correctionsLeft })}</p>
      )}
      <SmallForm
        label={t('reach.correct')}
        fields={[
          { name: 'phone', label: t('reach.newPhone') },
          { name: 'email', label: t('reach.newEmail'), description: t('reach.newEmailHelp') },
        ]}
        submitLabel={t('reach.submit')}
        pendingLabel={t('reach.pending')}
        send={async ({ phone, email }) => {
          if (!phone && !email) return { text: t('reach.nothing') };
          const reply = await callDossier({ act: 'correct', phone, email });
          if (!reply?.success) {
            showVoidLink(reply);
            return { text: errorOf(reply) };
          }
          correctReceipt(reference, { phone, email }, reply);
          refresh();
          const state = email && reply.mail?.state;
          const done = t(state === 'onItsWay' ? 'reach.doneByMail' : 'reach.done');
          const unmailed = email && state === 'none' ? t('stage.confirmations.none', { email }) : '';
          return { text: [done, unmailed].filter(Boolean).join(' '), empties: true };
        }}
      />
    </>
  );
}

/** A correction whose answer was lost has voided the link: the page then says so in place of the dossier. */
function showVoidLink(reply: DossierReply | null): void {
  if (reply?.success === false && reply.code === 'unknown') refresh();
}

const outcomes = {
  stopReminders: 'reminders.stopped',
  withdraw: 'withdrawn.heading',
  undoWithdraw: 'withdrawn.undone',
  confirm: 'newAddress.confirmed',
  undoCorrect: 'newAddress.undone',
} as const;

interface ActButtonProps {
  act: keyof typeof outcomes;
  question?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  children: string;
}

/** Disappears with what its act changes. The focus then goes to its row, if that stays, or to the heading of the page. */
function ActButton({ act, question, variant = 'secondary', children }: ActButtonProps) {
  const { t } = useTranslation('dossier');
  const errorOf = useReplyError('dossier');
  const [status, setStatus] = useState('');
  const isPending = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);

  useEffect(() => {
    const row = button.current?.closest('details')?.querySelector('summary');
    return () => {
      if (!hasActed.current) return;
      const place = row?.isConnected ? row : document.querySelector<HTMLElement>('h1');
      if (document.activeElement === document.body) place?.focus();
    };
  }, []);

  async function perform() {
    if (isPending.current || (question && !window.confirm(question))) return;
    isPending.current = true;
    setStatus(t('pending'));
    const reply = await callDossier({ act });
    isPending.current = false;
    setStatus(errorOf(reply));
    if (!reply?.success) return showVoidLink(reply);
    hasActed.current = true;
    notify({ tone: 'success', title: t(outcomes[act]) });
    refresh();
  }

  return (
    <>
      <Button ref={button} data-once="" variant={variant} onClick={() => void perform()}>
        {children}
      </Button>
      <Status>{status}</Status>
    </>
  );
}

import { type ComponentProps, useEffect, useState } from 'react';
import { linkMailWord } from '#core/model/request.ts';
import { useTranslation } from 'react-i18next';
import { dossierLimits } from '#core/limits.ts';
import { papers } from '#core/model/papers.ts';
import type { Dossier as DossierFacts } from '#core/acts/dossierRules.ts';
import { programText } from '#core/model/answerTexts.ts';
import { readReference } from '#core/model/reference.ts';
import { EraseButton } from '../../forms/FormShell.tsx';
import { SmallForm } from '../../forms/SmallForm.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { phoneNumber } from '../../sections/ApplicationStatus.css.ts';
import { RequestSteps } from '../../sections/RequestSteps.tsx';
import { PhoneLink } from '../../sections/SchoolLinks.tsx';
import { useIntakeSentences } from '../../sections/useIntakeSentences.ts';
import { Disclosure, Mark, RequestHead, UnopenedPage, useReplyError } from '../../sections/RequestPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/TitledTexts.tsx';
import { Container, Section, WovenEdge } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import { callDossier, refresh, useReply } from './dossierClient.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Dossier.css.ts';
import { Papers, filesOf } from './Papers.tsx';
import { restoreUploads, useUploads } from './uploads.ts';

/** Opened by the secret of a mailed link, which the tab keeps until the visitor erases it. */
export function Dossier() {
  const { t } = useTranslation('dossier');
  const opened = useReply({ act: 'show' });
  const { reply } = opened;
  const dossier = reply?.success ? reply.dossier : undefined;
  if (dossier) return <OpenDossier key={dossier.reference} dossier={dossier} />;
  const isOutdated = reply?.success === false && reply.code === 'unknown';
  return (
    <UnopenedPage
      slice="dossier"
      opened={isOutdated ? { ...opened, reply: { ...reply, error: t('outdated') } } : opened}
    >
      <LostLink />
    </UnopenedPage>
  );
}

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
            check: (copied) => (readReference(copied) ? undefined : t('malformed')),
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
          return { text: errorOf(reply) || t('lost.sent') };
        }}
      >
        <p className={styles.hint}>{t('forms:requiredNote')}</p>
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
  const { reference, email } = dossier;
  async function leave() {
    const reply = await callDossier({ act: 'leave' });
    // Unknown: the link was void before.
    return reply?.success || reply?.code === 'unknown'
      ? ({ tone: 'success', title: t('leave.done'), text: t('leave.again') } as const)
      : ({ tone: 'error', title: t('leave.unreached'), text: t('leave.linkWorks') } as const);
  }
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
          intro={t(`newAddress.${dossier.newAddress}`, { email })}
          split="narrowWide"
        >
          <ActButton act={dossier.newAddress === 'toConfirm' ? 'confirm' : 'undoCorrect'} variant="strong">
            {t(dossier.newAddress === 'toConfirm' ? 'newAddress.confirm' : 'newAddress.undo')}
          </ActButton>
        </Section>
      )}
      {dossier.newAddress === 'toConfirm' ? null : dossier.undoUntil ? (
        <Section
          tone="sand"
          heading={t('withdrawn.heading')}
          intro={t('withdrawn.text', { moment: formats.moment(dossier.undoUntil) })}
          split="narrowWide"
        >
          <ActButton act="undoWithdraw" variant="strong">
            {t('withdrawn.undo')}
          </ActButton>
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
            question={t(dossier.isMailable ? 'leave.confirm' : 'leave.confirmUnmailed', { reference, email })}
            leave={leave}
          />
        </Container>
      </div>
    </>
  );
}

function RequestFacts({ dossier }: DossierProps) {
  const { t } = useTranslation(['dossier', 'admissionRequest']);
  const { kind, reference, programme, email, newAddress, undoUntil } = dossier;
  const showsAnswers = kind === 'admission' && newAddress !== 'toConfirm';
  return (
    <RequestHead
      heading={t('heading')}
      numberLabel={t('number')}
      reference={reference}
      facts={
        showsAnswers ? [{ name: t('facts.program'), text: programText({ email, ...programme }, t) }] : []
      }
      first={!undoUntil && <Stage dossier={dossier} />}
    >
      {showsAnswers && !undoUntil && <Progress dossier={dossier} />}
    </RequestHead>
  );
}

function Stage({ dossier }: DossierProps) {
  const { t } = useTranslation('dossier');
  const formats = useFormats();
  const intakes = useIntakeSentences();
  const { kind, receivedOn, answerDue, isAnswered, programme, email, mail } = dossier;
  const sent = formats.date(receivedOn);
  const confirmation = { email, moment: formats.moment(mail.at ?? 0) };
  return (
    <RequestSteps
      current={isAnswered ? 3 : mail.state === 'sent' ? 2 : 1}
      steps={[
        { name: 'request', text: t('stage.sent', { day: sent }) },
        { name: 'confirmation', text: t(`stage.confirmations.${linkMailWord(mail)}`, confirmation) },
        {
          name: 'answer',
          text: isAnswered
            ? t('stage.answered')
            : answerDue
              ? t('stage.answerBy', { day: formats.dateOfMoment(answerDue), email })
              : t('stage.answer'),
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
            { name: t('reach.email'), text: <MaskedEmail>{email}</MaskedEmail> },
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

function Correction({ dossier: { isAnswered, correctionsLeft } }: DossierProps) {
  const { t } = useTranslation('dossier');
  const errorOf = useReplyError('dossier');
  if (isAnswered || correctionsLeft === 0)
    return (
      <p>
        <span>{t(isAnswered ? 'reach.answered' : 'reach.noneLeft')}</span>{' '}
        <PhoneLink className={phoneNumber} />
      </p>
    );
  return (
    <>
      <p className={styles.hint}>{t('reach.left', { count: correctionsLeft })}</p>
      <SmallForm
        label={t('reach.correct')}
        fields={[
          { name: 'phone', label: t('reach.newPhone') },
          { name: 'email', label: t('reach.newEmail'), description: t('reach.newEmailHelp') },
        ]}
        submitLabel={t('reach.submit')}
        pendingLabel={t('reach.pending')}
        send={async ({ phone, email }) => {
          const reply = await callDossier({ act: 'correct', phone, email });
          if (!reply?.success) return { text: errorOf(reply) };
          refresh();
          return { text: t(email ? 'reach.doneByMail' : 'reach.done'), empties: true };
        }}
      />
    </>
  );
}

interface ActButtonProps {
  act: 'stopReminders' | 'withdraw' | 'undoWithdraw' | 'confirm' | 'undoCorrect';
  question?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  children: string;
}

function ActButton({ act, question, variant = 'secondary', children }: ActButtonProps) {
  const errorOf = useReplyError('dossier');
  const [problem, setProblem] = useState('');

  async function perform() {
    if (question && !window.confirm(question)) return;
    const reply = await callDossier({ act });
    setProblem(errorOf(reply));
    if (reply?.success) refresh();
  }

  return (
    <>
      <Button variant={variant} onClick={() => void perform()}>
        {children}
      </Button>
      <Status>{problem}</Status>
    </>
  );
}

/** Breaks before the @ rather than among the dots. */
function MaskedEmail({ children }: { children: string }) {
  const [name, domain] = children.split('@');
  return (
    <bdi>
      <span>{name}</span>
      <wbr />
      <span>{`@${domain}`}</span>
    </bdi>
  );
}

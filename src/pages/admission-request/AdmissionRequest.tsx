import { useHydrated, useLocation } from '@tanstack/react-router';
import { isLinkMailOut } from '#core/model/request.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { schoolTime } from '#core/time/schoolTime.ts';
import {
  type ProgramId,
  admissionSearchFor,
  executiveHours,
  executivePath,
  programAtPath,
  programsFor,
} from '../../content/programs.ts';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { useMovedAnswer } from '../../sections/useMovedAnswer.ts';
import type { AdmissionChoice, AdmissionSearch } from '../../forms/admissionAnswers.ts';
import { AdmissionForm } from '../../forms/AdmissionForm.tsx';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { RequestSteps } from '../../sections/RequestSteps.tsx';
import { useIntakeSentences } from '../../sections/useIntakeSentences.ts';
import { type KeptReceipt, keepReceipt, useKeptReceipt } from '../../sections/useKeptReceipt.ts';
import { useProgramName } from '../../sections/ProgramName.tsx';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import { showAndFocus } from '../../ui/showAndFocus.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './AdmissionRequest.css.ts';
import { Receipt, usePromise } from './Receipt.tsx';

const cardHeadingId = 'formulaire';

/** After sending, the receipt replaces the form. */
export function AdmissionRequest({ search }: { search: AdmissionSearch }) {
  const { t } = useTranslation('admissionRequest');
  const from = useLocation({ select: ({ state }) => state.from });
  const chosen = choiceOf(search, from);
  const choice = JSON.stringify(chosen);
  const receipt = useKeptReceipt();
  // The receipt hides the form, unless the visitor has followed a link to another programme.
  const isFormHidden = receipt !== null && (choice === '{}' || choice === receipt.link);
  /** The receipt of the previous request, shown while the visitor fills in another. */
  const [former, setFormer] = useState<KeptReceipt | null>(null);
  const sent = receipt ?? former;
  const formHeading = useRef<HTMLHeadingElement>(null);

  function showForm() {
    flushSync(() => {
      setFormer(receipt);
      keepReceipt(null);
    });
    showAndFocus(formHeading.current);
  }

  return (
    <div className={styles.page}>
      <Container className={styles.columns}>
        <div className={styles.sideColumn}>
          <div className={layout.stack.m}>
            <h1>{t('hero.heading')}</h1>
            {!isFormHidden && (
              <>
                <p className={`${layout.textSize.body} ${layout.ink.quiet}`}>{t('hero.intro')}</p>
                <ProgramLine search={search} from={from} />
              </>
            )}
          </div>
          <section className={styles.banner}>
            <h2>{t('banner.heading')}</h2>
            {isFormHidden ? <StepsOfSent receipt={receipt} /> : <NextSteps />}
          </section>
        </div>
        <div className={layout.stack.l}>
          {sent && <Receipt key={sent.sentAt} {...sent} onAnother={isFormHidden ? showForm : undefined} />}
          <div className={styles.card} hidden={isFormHidden}>
            <h2 ref={formHeading} id={cardHeadingId} tabIndex={-1}>
              {t('formHeading')}
            </h2>
            <BelowFirstScreen>
              <AdmissionForm
                labelledBy={cardHeadingId}
                link={search}
                chosen={chosen}
                Note={IntakeNote}
                onSent={(admission) => keepReceipt({ ...admission, link: choice })}
              />
            </BelowFirstScreen>
          </div>
        </div>
      </Container>
    </div>
  );
}

/** A component of its own, so that hydration renders the form once. */
function ProgramLine({ search, from }: { search: AdmissionSearch; from: string | undefined }) {
  const { t } = useTranslation('admissionRequest');
  const programName = useProgramName();
  // Unknown before hydration, because the prerendered page knows neither search parameters nor the page before.
  const isHydrated = useHydrated();
  function line() {
    const origin = originProgram(search);
    if (isHydrated && origin) return t('from', { program: programName(origin) });
    return isHydrated && from === executivePath ? (
      <PageLink to="/contact" search={{ subject: 'shortProgram' }} hash="ecrire">
        {t('shortPrograms', executiveHours)}
      </PageLink>
    ) : (
      <PageLink to="/programs">{t('undecided')}</PageLink>
    );
  }
  return <p className={styles.programLine}>{line()}</p>;
}

/** The programme that the link names. Not that of the previous page, because the draft may hold another choice. */
function originProgram({ domain, degree }: AdmissionSearch): ProgramId | undefined {
  const [only, ...others] = domain ? programsFor(domain, degree) : [];
  return others.length === 0 ? only : undefined;
}

/** What the link chooses, or else the previous page. */
function choiceOf(search: AdmissionSearch, from = ''): AdmissionSearch {
  if (Object.keys(search).length > 0) return search;
  const program = programAtPath(from);
  if (program) return admissionSearchFor(program);
  return from === '/certifications' ? { formationType: 'certifiante' } : {};
}

function IntakeNote(choice: AdmissionChoice) {
  const texts = useIntakeSentences();
  const today = useSchoolNow()?.date;
  return <p className={styles.intakeNote}>{today && texts.sentence(choice, today)}</p>;
}

/** What happens to a request, before it is sent. */
function NextSteps() {
  const { t } = useTranslation('admissionRequest');
  const intakes = useIntakeSentences();
  const moved = useMovedAnswer('admission');
  const { answerHours } = kindFacts.admission;
  return (
    <RequestSteps
      current={0}
      steps={[
        { name: 'request', text: t('banner.steps.request.text') },
        { name: 'confirmation', text: t('banner.steps.confirmation.text') },
        { name: 'answer', text: moved ?? t('banner.steps.answer.text', { count: answerHours }) },
        // Undated: `IntakeNote` follows the choice.
        { name: 'decision', text: intakes.decision() },
      ]}
    />
  );
}

function StepsOfSent({ receipt }: { receipt: KeptReceipt }) {
  const { t } = useTranslation('admissionRequest');
  const intakes = useIntakeSentences();
  const { mailWord, answer } = usePromise(receipt);
  const { request, sentAt, mail } = receipt;
  return (
    <RequestSteps
      current={isLinkMailOut(mail) ? 2 : 1}
      steps={[
        { name: 'request', text: t('banner.steps.request.done') },
        { name: 'confirmation', text: t(`banner.steps.confirmation.${mailWord}`) },
        { name: 'answer', text: answer },
        { name: 'decision', text: intakes.decision(request, schoolTime(new Date(sentAt)).date) },
      ]}
    />
  );
}

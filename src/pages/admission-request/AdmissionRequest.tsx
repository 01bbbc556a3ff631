import { useHydrated } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { applicationFor } from '../../content/programs.ts';
import { promises } from '../../content/promises.ts';
import type { AdmissionSearch } from '../../forms/links.ts';
import { AdmissionForm } from '../../forms/AdmissionForm.tsx';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { useProgramName } from '../../sections/applicationTexts.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import { showAndFocus } from '../../ui/showAndFocus.ts';
import * as styles from './AdmissionRequest.css.ts';
import { EntryNote } from './EntryNote.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Receipt } from './Receipt.tsx';
import { type KeptReceipt, keepReceipt, useKeptReceipt } from './useKeptReceipt.ts';
import { useOrigin } from './useOrigin.ts';

const cardHeadingId = 'formulaire';

/** The admission request: what it is, what follows, and the form; once it is sent, what is left to keep and to do. */
export function AdmissionRequest({ search }: { search: AdmissionSearch }) {
  const { t } = useTranslation('admissionRequest');
  const isHydrated = useHydrated();
  const programName = useProgramName();
  const origin = useOrigin(search);
  const chosen = origin ? applicationFor(origin) : search;
  const link = JSON.stringify(chosen);
  const receipt = useKeptReceipt();
  // A link to another programme begins another request.
  const isFolded = receipt !== null && (link === '{}' || link === receipt.link);
  /** The receipt of the request before: in sight while another is filled in. */
  const [former, setFormer] = useState<KeptReceipt | null>(null);
  const sent = receipt ?? former;
  // The prerendered page has no visitor yet.
  const known = isHydrated ? origin : undefined;
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
        <div className={styles.side}>
          <div className={styles.heading}>
            <h1>{t('hero.heading')}</h1>
            {!isFolded && (
              <>
                <p className={styles.intro}>{t('hero.intro')}</p>
                <p className={styles.origin}>
                  {known ? (
                    t('from', { program: programName(known) })
                  ) : (
                    <PageLink to="/programs">{t('undecided')}</PageLink>
                  )}
                </p>
              </>
            )}
          </div>
          <section aria-labelledby="suite" className={styles.banner}>
            <h2 id="suite">{t('banner.heading')}</h2>
            <NextSteps current={isFolded ? 2 : 0} steps={stepsAfter(isFolded ? receipt : null)} />
          </section>
        </div>
        <div className={styles.cards}>
          {sent && <Receipt key={sent.sentAt} {...sent} onAnother={isFolded ? showForm : undefined} />}
          <div className={styles.card} hidden={isFolded}>
            <h2 ref={formHeading} id={cardHeadingId} tabIndex={-1}>
              {t('formHeading')}
            </h2>
            <BelowFirstScreen>
              <AdmissionForm
                labelledBy={cardHeadingId}
                search={chosen}
                Note={EntryNote}
                onSent={(admission) => keepReceipt({ ...admission, link })}
              />
            </BelowFirstScreen>
          </div>
        </div>
      </Container>
    </div>
  );

  function stepsAfter(admission: KeptReceipt | null) {
    const mail = admission?.isConfirmed ? 'confirmed' : 'notMailed';
    return [
      {
        id: 'request',
        title: t('banner.steps.request.title'),
        text: t(`banner.steps.request.${admission ? 'done' : 'text'}`),
      },
      {
        id: 'confirmation',
        title: t('banner.steps.confirmation.title'),
        text: t(`banner.steps.confirmation.${admission ? mail : 'text'}`),
      },
      {
        id: 'answer',
        title: t('banner.steps.answer.title'),
        text: t('banner.steps.answer.text', { count: promises.admissionAnswerHours }),
      },
    ];
  }
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answerDue } from '#core/questions/requestKinds.ts';
import { nameParts, programText } from '#core/mail/answerTexts.ts';
import { schoolTime } from '#core/schoolTime.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { PrintButton } from '../../sections/PrintButton.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { WovenEdge } from '../../ui/Pattern.tsx';
import { showAndFocus } from '../../ui/showAndFocus.ts';
import { AnswerReminder } from './AnswerReminder.tsx';
import * as styles from './Receipt.css.ts';
import type { KeptReceipt } from './useKeptReceipt.ts';

interface ReceiptProps extends KeptReceipt {
  /** Brings the form back; left out where it is there already. */
  onAnother?: (() => void) | undefined;
}

/** What the visitor keeps of a request that was sent: its number and dates, on paper and in their own calendar too. */
export function Receipt({ reference, isConfirmed, request, sentAt, onAnother }: ReceiptProps) {
  const { t } = useTranslation('admissionRequest');
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAlone = onAnother !== undefined;
  // The button that had the focus is folded away with the form.
  useEffect(() => {
    if (isAlone) showAndFocus(heading.current);
  }, [isAlone]);

  const due = answerDue({ kind: 'admission', createdAt: sentAt });
  const momentOf = (moment: Date) => {
    const { date, time } = schoolTime(moment);
    return formats.dateTime(date, time);
  };
  const facts = {
    applicant: <bdi>{nameParts(request).join(' ')}</bdi>,
    program: programText(request, t),
    sent: t('receipt.sentAt', { moment: momentOf(new Date(sentAt)) }),
    answer: t('receipt.answerBy', { moment: momentOf(due), email: request.email }),
  };

  return (
    <div className={styles.receipt}>
      <div className={styles.band}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {reference ? (
            <>
              {t('receipt.reference')} <bdi className={styles.reference}>{reference}</bdi>
            </>
          ) : (
            t('receipt.withoutReference')
          )}
        </h2>
      </div>
      <WovenEdge />
      <div className={styles.body}>
        <dl>
          {(['applicant', 'program', 'sent', 'answer'] as const).map((name) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{t(`receipt.facts.${name}`)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
        </dl>
        {reference && <p>{t('receipt.keepReference')}</p>}
        {!isConfirmed && <p>{t('receipt.noMail')}</p>}
        <ButtonRow>
          {reference && (
            <CopyButton
              text={reference}
              label={t('receipt.copy')}
              copiedLabel={t('receipt.copied')}
              failedLabel={t('receipt.notCopied')}
            />
          )}
          <PrintButton>{t('receipt.print')}</PrintButton>
          <AnswerReminder reference={reference} due={due} />
          {onAnother && (
            <Button variant="quiet" onClick={onAnother}>
              {t('receipt.another')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </div>
  );
}

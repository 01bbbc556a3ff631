import { useEffect, useId, useRef, useState } from 'react';
import { linkMailWord } from '#core/model/request.ts';
import { useTranslation } from 'react-i18next';
import { papers } from '#core/model/papers.ts';
import { dossierPath } from '#core/model/linkedPages.ts';
import { answerDue } from '#core/questions/answerDue.ts';
import { nameParts, programText } from '#core/model/answerTexts.ts';
import { schoolTime } from '#core/time/schoolTime.ts';
import { contact, school } from '../../content/school.ts';
import { EraseButton } from '../../forms/FormShell.tsx';
import { pagePath } from '../../i18n/languages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { loadWithNotice } from '../../navigation/RouteAnnouncer.tsx';
import { PrintButton } from '../../sections/PrintButton.tsx';
import { phoneNumber } from '../../sections/ApplicationStatus.css.ts';
import { PhoneLink, WhatsAppLink } from '../../sections/SchoolLinks.tsx';
import { useIntakeSentences } from '../../sections/useIntakeSentences.ts';
import { usePaperNames } from '../../sections/usePaperNames.ts';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import type { KeptReceipt } from '../../sections/useKeptReceipt.ts';
import { Button, ButtonAnchor, ButtonRow } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Facts } from '../../ui/TitledTexts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { WovenEdge } from '../../ui/Section.tsx';
import { showAndFocus } from '../../ui/showAndFocus.ts';
import { TextList } from '../../ui/TextList.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './AdmissionRequest.css.ts';
import { mayShare, openShareMenu } from '../../browser/features.ts';
import { Status } from '../../ui/Status.tsx';

interface ReceiptProps extends KeptReceipt {
  /** Shows the form again; undefined while the form is visible. */
  onAnother?: (() => void) | undefined;
}

/**
 * What a receipt promises: the day, in Djibouti, until which the school answers, null once it is over, and what it says of
 * that and of the confirmation. A tab may be restored days later.
 */
export function usePromise({ sentAt, request, mail }: KeptReceipt) {
  const { t } = useTranslation('admissionRequest');
  const formats = useFormats();
  const today = useSchoolNow()?.date ?? '';
  const day = schoolTime(answerDue({ kind: 'admission', createdAt: sentAt })).date;
  const isOver = today > day;
  return {
    day: isOver ? null : day,
    answer: isOver
      ? t('receipt.late', contact)
      : t('receipt.answerBy', { day: formats.date(day), email: request.email }),
    mailWord: isOver && mail.state === 'onItsWay' ? ('late' as const) : linkMailWord(mail),
  };
}

export function Receipt({ onAnother, ...receipt }: ReceiptProps) {
  const { reference, dossierSecret, mail, request, sentAt } = receipt;
  const { day, answer, mailWord } = usePromise(receipt);
  const { t, i18n } = useTranslation(['admissionRequest', 'common']);
  const formats = useFormats();
  const nameOf = usePaperNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const referenceId = useId();
  const isAlone = onAnother !== undefined;
  // Move the focus, because the focused submit button is hidden with the form.
  useEffect(() => {
    if (isAlone) showAndFocus(heading.current);
  }, [isAlone]);

  // Without the secret, the dossier's page asks for reference and e-mail address, and mails the link.
  const dossierHref = pagePath(dossierPath, i18n.language) + (dossierSecret ? `#${dossierSecret}` : '');
  const texts = useIntakeSentences();
  const facts = {
    applicant: <bdi>{nameParts(request).join(' ')}</bdi>,
    program: programText(request, t),
    sent: t('receipt.sentAt', { moment: formats.moment(sentAt) }),
    answer,
  };

  return (
    <div className={styles.receipt}>
      <div className={styles.receiptBand}>
        <h2 ref={heading} tabIndex={-1} aria-describedby={referenceId} className={styles.receiptHeading}>
          {t('receipt.reach', {
            email: request.email,
            phone: request.phone?.replaceAll(' ', '\u00a0') ?? '',
          })}
        </h2>
        <p id={referenceId} className={`${layout.stack.xxs} ${layout.atStart}`}>
          {reference ? (
            <>
              {t('receipt.reference')} <bdi className={styles.reference}>{reference}</bdi>
            </>
          ) : (
            t('receipt.withoutReference')
          )}
        </p>
      </div>
      <WovenEdge />
      <div className={styles.receiptBody}>
        <p>
          {t('receipt.mistake')} <PhoneLink className={phoneNumber} />
        </p>
        {reference && <WhatsAppLink text={t('receipt.whatsApp', { reference })} />}
        <div>
          <h3>{t('receipt.next')}</h3>
          <p>{t('receipt.nextText')}</p>
          <TextList
            items={papers.required.map(nameOf)}
            className={`${layout.points} ${layout.stack.xxs} ${layout.paddingAbove.xs}`}
          />
          <div className={styles.handIn}>
            {/* Not a link of the router: the page of a dossier is a document with a content policy of its own. */}
            <ButtonAnchor variant="strong" href={dossierHref}>
              {t('receipt.handIn')}
            </ButtonAnchor>
          </div>
          {dossierSecret && <PhoneCode path={dossierHref} />}
        </div>
        <Facts
          facts={(['applicant', 'program', 'sent', 'answer'] as const).map((name) => ({
            name: t(`receipt.facts.${name}`),
            text: facts[name],
          }))}
        />
        <p>{texts.sentence(request, schoolTime(new Date(sentAt)).date, true)}</p>
        {reference && <p>{t('receipt.keepReference')}</p>}
        {mailWord !== 'onItsWay' && mailWord !== 'sent' && mailWord !== 'late' && (
          <p>{t(`receipt.mail.${mailWord}`, { moment: formats.moment(mail.at ?? 0) })}</p>
        )}
        <ButtonRow>
          {reference && (
            <CopyButton text={reference} copied={t('receipt.copied')} notCopied={t('receipt.notCopied')}>
              {t('receipt.copy')}
            </CopyButton>
          )}
          <PrintButton>{t('receipt.print')}</PrintButton>
          {day && <AnswerReminder reference={reference} day={day} />}
        </ButtonRow>
        {onAnother && (
          <ButtonRow>
            <Button variant="quiet" onClick={onAnother}>
              {t('receipt.another')}
            </Button>
          </ButtonRow>
        )}
        <EraseButton />
      </div>
    </div>
  );
}

interface AnswerReminderProps {
  reference: string | undefined;
  /** As `2025-03-01`. */
  day: string;
}

/** Downloads an iCalendar file with the day by which the school answers. */
function AnswerReminder({ reference, day }: AnswerReminderProps) {
  const { t } = useTranslation(['admissionRequest', 'common']);
  const [file, setFile] = useState<string>();
  const { phone, email } = school;
  const name = t('receipt.event.name', { school: t('common:schoolName') });
  const details = reference
    ? t('receipt.event.details', { reference, phone, email })
    : t('receipt.event.detailsWithoutReference', { phone, email });
  const id = reference ?? day;

  useEffect(() => {
    let address: string | undefined;
    let isWanted = true;
    // Create the file at once, because the visitor may be offline later.
    void import('./answerEvent.ts')
      .then(({ writeAnswerEvent }) => {
        if (!isWanted) return;
        const event = writeAnswerEvent({ id, day, name, details });
        address = URL.createObjectURL(new Blob([event], { type: 'text/calendar' }));
        setFile(address);
      })
      // If the code fails to load, leave the link out: the receipt shows the day anyway.
      .catch(() => undefined);
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, day, name, details]);

  if (!file) return null;
  return (
    <ButtonAnchor href={file} download={`${id}.ics`}>
      <Icon name="calendar" />
      {t('receipt.remind')}
    </ButtonAnchor>
  );
}

/** Modules of light around a QR code (ISO/IEC 18004, 6.3.8). */
const quietZone = 4;

/** Takes the link of the dossier from a borrowed computer to the applicant's phone: by a QR code, or by the share menu. */
function PhoneCode({ path }: { path: string }) {
  const { t } = useTranslation('admissionRequest');
  const [code, setCode] = useState<boolean[][]>();
  const [status, setStatus] = useState('');
  const address = () => new URL(path, window.location.href).href;

  async function show() {
    setStatus('');
    if (code) return setCode(undefined);
    const uqr = await loadWithNotice(import('uqr'));
    if (!uqr) return setStatus(t('receipt.phone.failed'));
    setStatus(t('receipt.phone.shown'));
    setCode(uqr.encode(address(), { border: quietZone }).data);
  }

  return (
    <div className={styles.handIn}>
      <ButtonRow>
        <Button data-once="" aria-expanded={code !== undefined} onClick={() => void show()}>
          <Icon name="phone" />
          {t('receipt.phone.show')}
        </Button>
        {mayShare() && (
          <Button onClick={() => openShareMenu({ title: t('receipt.handIn'), url: address() })}>
            {t('receipt.phone.share')}
          </Button>
        )}
      </ButtonRow>
      {code && (
        <svg
          role="img"
          aria-label={t('receipt.phone.code')}
          className={styles.qrCode}
          viewBox={`0 0 ${code.length} ${code.length}`}
          shapeRendering="crispEdges"
        >
          {/* In any colour scheme, because some readers do not know light on dark. */}
          <path fill="#fff" d={`M0 0h${code.length}v${code.length}H0z`} />
          <path
            fill="#000"
            d={code
              .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
              .join('')}
          />
        </svg>
      )}
      <Status>{status}</Status>
    </div>
  );
}

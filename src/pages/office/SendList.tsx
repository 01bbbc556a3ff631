import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeLimits } from '#core/office/desk.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { card } from '../../sections/RequestPage.css.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { callWithoutSecret } from './officeClient.ts';

/** Mails the link of the list to the school. */
export function SendList() {
  const { t, i18n } = useTranslation('office');
  const formats = useFormats();
  const [status, setStatus] = useState('');

  async function send() {
    setStatus(t('sendList.pending'));
    const reply = await callWithoutSecret({ act: 'sendList' }, i18n.language);
    setStatus(reply?.success ? t('sendList.sent') : reply?.error || t('unreached'));
  }

  return (
    <section className={card}>
      <h2>{t('sendList.heading')}</h2>
      <p>{t('sendList.text', { minutes: formats.duration(officeLimits.listMinutes, 'minute') })}</p>
      <ButtonRow>
        <Button variant="strong" onClick={() => void send()}>
          {t('sendList.submit')}
        </Button>
      </ButtonRow>
      <Status>{status}</Status>
    </section>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeLimits } from '#core/office/desk.ts';
import type { OfficeReply } from '#core/office/protocol.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { card } from '../../sections/RequestPage.css.ts';
import { ClosedPage } from '../../sections/RequestPage.tsx';
import { scriptOnly } from '../../ui/Button.css.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { callWithoutSecret } from './officeClient.ts';

interface UnopenedProps {
  secret: string | null | undefined;
  /** Undefined before the first answer, null when none came. */
  reply?: OfficeReply | null | undefined;
  retry?: () => void;
}

/** The page while its link opens, why it does not, or how to get the link of the list. */
export function Unopened({ secret, reply, retry = () => {} }: UnopenedProps) {
  const { t } = useTranslation('office');
  return (
    <ClosedPage
      heading={t('heading')}
      withoutScript={t('withoutScript')}
      opening={t('opening')}
      unreached={t('unreached')}
      retryLabel={t('retry')}
      secret={secret}
      reply={reply}
      retry={retry}
    >
      <SendList />
    </ClosedPage>
  );
}

/** Mails the link of the list to the school. */
function SendList() {
  const { t, i18n } = useTranslation('office');
  const formats = useFormats();
  const [status, setStatus] = useState('');

  async function send() {
    setStatus(t('sendList.pending'));
    const reply = await callWithoutSecret({ act: 'sendList' }, i18n.language);
    if (reply?.success) setStatus(t('sendList.sent'));
    else setStatus(reply?.error || t('unreached'));
  }

  return (
    <section className={card}>
      <h2>{t('sendList.heading')}</h2>
      <p>{t('sendList.text', { minutes: formats.duration(officeLimits.listMinutes, 'minute') })}</p>
      <ButtonRow>
        <Button variant="strong" className={scriptOnly} onClick={() => void send()}>
          {t('sendList.submit')}
        </Button>
      </ButtonRow>
      <Status>{status}</Status>
    </section>
  );
}

import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeLimits } from '#core/office/desk.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { card } from '../../sections/RequestPage.css.ts';
import { ClosedPage, useProblem } from '../../sections/RequestPage.tsx';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { callOffice } from './officeClient.ts';

/** The office's page while no request or list is open, with a button that mails the link of the list to the school. */
export function ClosedOffice({ opened }: Pick<ComponentProps<typeof ClosedPage>, 'opened'>) {
  const { t } = useTranslation('office');
  const formats = useFormats();
  const problemOf = useProblem('office');
  const [status, setStatus] = useState('');

  async function send() {
    setStatus(t('sendList.pending'));
    const reply = await callOffice({ act: 'sendList' });
    setStatus(problemOf(reply) || t('sendList.sent'));
  }

  return (
    <ClosedPage slice="office" opened={opened}>
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
    </ClosedPage>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { school } from '../../content/school.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface AnswerReminderProps {
  reference: string | undefined;
  due: Date;
}

/** Puts the hour of the school's answer into the visitor's own calendar, by a file that every calendar reads. */
export function AnswerReminder({ reference, due }: AnswerReminderProps) {
  const { t } = useTranslation(['admissionRequest', 'common']);
  const [file, setFile] = useState<string>();
  const { phone, email } = school;
  const name = t('receipt.event.name', { school: t('common:schoolName') });
  const details = reference
    ? t('receipt.event.details', { reference, phone, email })
    : t('receipt.event.detailsWithoutReference', { phone, email });
  const dueAt = due.getTime();
  const id = reference ?? String(dueAt);

  useEffect(() => {
    let address: string | undefined;
    let isWanted = true;
    // As soon as there is something to note: the connection may go before the file is wanted.
    void import('./answerEvent.ts')
      .then(({ writeAnswerEvent }) => {
        if (!isWanted) return;
        const event = writeAnswerEvent({ id, due: new Date(dueAt), name, details });
        address = URL.createObjectURL(new Blob([event], { type: 'text/calendar' }));
        setFile(address);
      })
      // The hour stands on the page; without the code there is no file of it.
      .catch(() => undefined);
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, dueAt, name, details]);

  if (!file) return null;
  return (
    <ButtonAnchor href={file} download={`${id}.ics`}>
      <Icon name="calendar" />
      {t('receipt.remind')}
    </ButtonAnchor>
  );
}

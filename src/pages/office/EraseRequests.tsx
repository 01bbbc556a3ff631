import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeList } from '#core/acts/officeHandler.ts';
import { isolate } from '#core/texts/bidi.ts';
import { SmallForm } from '../../forms/SmallForm.tsx';
import { localeOf } from '../../i18n/languages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useReplyError } from '../../sections/RequestPage.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import { Checkboxes } from './Checkboxes.tsx';
import * as styles from './Office.css.ts';
import { callOffice, signature, useReply } from './officeClient.ts';

export type ListRow = OfficeList['rows'][number];

interface EraseRequestsProps {
  row: ListRow;
  onClose: () => void;
  onErased: (count: number) => void;
}

/** The dialog that erases a request, and those of the same person that the colleague ticks. */
export function EraseRequests({ row, onClose, onErased }: EraseRequestsProps) {
  const { t, i18n } = useTranslation('office');
  const formats = useFormats();
  const errorOf = useReplyError('office');
  const { reference, hasOthers } = row;
  const [chosen, setChosen] = useState([reference]);
  const { reply } = useReply(hasOthers ? { act: 'list', person: reference, filter: 'all', page: 1 } : null);
  const { rows, pages } = (reply?.success && reply.list) || { rows: [], pages: 1 };
  const others = rows.filter((one) => one.reference !== reference && !one.eraseAt);
  const searchStatus = reply === undefined ? t('erase.searching') : errorOf(reply);

  return (
    <Dialog
      heading={t('erase.heading')}
      closeLabel={t('erase.close')}
      locale={localeOf(i18n.language)}
      onClose={onClose}
    >
      <div className={layout.stack.l}>
        <p>{t('erase.intro')}</p>
        <SmallForm
          label={t('erase.heading')}
          fields={[]}
          submitLabel={t('erase.submit')}
          pendingLabel={t('erase.pending')}
          choiceError={chosen.length === 0 ? t('erase.nothing') : undefined}
          send={async () => {
            const problem = errorOf(await callOffice({ act: 'erase', references: chosen, ...signature() }));
            if (!problem) onErased(chosen.length);
            return { text: problem };
          }}
        >
          {(error) => (
            <>
              <Checkboxes
                legend={t('erase.requests')}
                items={[row, ...others].map(({ reference: id, name, receivedAt, papers }) => ({
                  id,
                  content: (
                    <span className={styles.rowBody}>
                      {isolate(name)}
                      <span className={layout.secondary}>
                        {t('erase.facts', {
                          reference: isolate(id),
                          moment: formats.moment(receivedAt),
                          count: papers,
                        })}
                      </span>
                    </span>
                  ),
                }))}
                chosen={chosen}
                onChange={setChosen}
                error={error}
              />
              <Status className={layout.secondary}>{hasOthers && searchStatus}</Status>
              {others.length > 0 && <p className={layout.secondary}>{t('list.ofPersonHelp')}</p>}
              {pages > 1 && <p className={layout.secondary}>{t('erase.more', { shown: rows.length })}</p>}
            </>
          )}
        </SmallForm>
      </div>
    </Dialog>
  );
}

import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../i18n/languages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { AcademicCalendar } from './AcademicCalendar.tsx';
import { AccessibilityStatement } from './AccessibilityStatement.tsx';
import * as styles from './InfoDialog.css.ts';
import { InternalRules } from './InternalRules.tsx';
import { LegalNotice } from './LegalNotice.tsx';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import type { InfoDialogId } from './infoDialogIds.ts';

const texts: Record<InfoDialogId, ComponentType> = {
  legalNotice: LegalNotice,
  privacy: PrivacyPolicy,
  internalRules: InternalRules,
  academicCalendar: AcademicCalendar,
  accessibility: AccessibilityStatement,
};

interface InfoDialogProps {
  id: InfoDialogId;
  onClose: () => void;
}

/** One of the footer's texts in its dialog, named as the link that opens it. */
export function InfoDialog({ id, onClose }: InfoDialogProps) {
  const { t, i18n } = useTranslation(['infoDialogs', 'layout']);
  const Text = texts[id];
  return (
    <Dialog
      heading={t(`layout:footer.info.${id}`)}
      closeLabel={t('close')}
      locale={localeOf(i18n.language)}
      onClose={onClose}
    >
      <div className={styles.document}>
        <Text />
      </div>
    </Dialog>
  );
}

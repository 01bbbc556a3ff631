import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { InfoTextId } from '../content/infoTexts.ts';
import { localeOf } from '../i18n/languages.ts';
import { AcademicCalendar } from '../sections/info-texts/AcademicCalendar.tsx';
import { AccessibilityStatement } from '../sections/info-texts/AccessibilityStatement.tsx';
import { InternalRules } from '../sections/info-texts/InternalRules.tsx';
import { LegalNotice } from '../sections/info-texts/LegalNotice.tsx';
import { PrivacyPolicy } from '../sections/info-texts/PrivacyPolicy.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import * as layout from '../ui/layout.css.ts';

const texts: Record<InfoTextId, ComponentType> = {
  legalNotice: LegalNotice,
  privacy: PrivacyPolicy,
  internalRules: InternalRules,
  academicCalendar: AcademicCalendar,
  accessibility: AccessibilityStatement,
};

export function InfoDialog({ id, onClose }: { id: InfoTextId; onClose: () => void }) {
  const { t, i18n } = useTranslation('layout');
  const Text = texts[id];
  return (
    <Dialog
      heading={t(`footer.info.${id}`)}
      closeLabel={t('nav.close')}
      locale={localeOf(i18n.language)}
      onClose={onClose}
      isDismissable
    >
      <div className={layout.stack.l}>
        <Text />
      </div>
    </Dialog>
  );
}

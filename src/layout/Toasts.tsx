import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages.ts';
import type { ToastRegion } from '../ui/ToastRegion.tsx';
import { Contained } from '../ui/Contained.tsx';
import { loadToastRegion, onToast } from '../ui/toasts.ts';

/** The host of toasts on every page; costs nothing until the first one. */
export function Toasts() {
  const { t, i18n } = useTranslation('layout');
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);

  useEffect(
    () =>
      onToast(async (toast) => {
        const loaded = await loadToastRegion();
        // What follows from it stands in the page.
        if (!loaded) return;
        setRegion(() => loaded.ToastRegion);
        loaded.addToast(toast);
      }),
    [],
  );

  if (!Region) return null;
  return (
    <Contained>
      <Region label={t('toasts.label')} closeLabel={t('toasts.close')} locale={localeOf(i18n.language)} />
    </Contained>
  );
}

import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languages.ts';
import type { ToastRegion as ToastRegionType } from '../ui/ToastRegion.tsx';
import { onToast } from '../ui/toasts.ts';

type Region = ComponentType<Parameters<typeof ToastRegionType>[0]>;

/** The host of toasts on every page; costs nothing until the first one. */
export function Toasts() {
  const { t, i18n } = useTranslation('layout');
  const [Region, setRegion] = useState<Region | null>(null);

  useEffect(
    () =>
      onToast(async (toast) => {
        try {
          const { ToastRegion, addToast } = await import('../ui/ToastRegion.tsx');
          setRegion(() => ToastRegion);
          addToast(toast);
        } catch {
          // The connection went before its code was there: what it says stands in the page.
        }
      }),
    [],
  );

  if (!Region) return null;
  return <Region label={t('toasts.label')} closeLabel={t('toasts.close')} locale={localeOf(i18n.language)} />;
}

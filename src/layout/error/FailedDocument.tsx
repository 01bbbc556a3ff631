import { useRouter } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { directionOf } from '../../i18n/languages.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** What stands instead of the whole document where the frame itself failed, which holds every page. */
export function FailedDocument() {
  const { i18n } = useRouter().options.context;
  return (
    <html lang={i18n.language} dir={directionOf(i18n.language)}>
      <head>
        <title>{i18n.t('layout:error.heading')}</title>
      </head>
      <body>
        <I18nextProvider i18n={i18n}>
          <main>
            <ErrorPage />
          </main>
        </I18nextProvider>
      </body>
    </html>
  );
}

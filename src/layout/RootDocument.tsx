import { HeadContent, Scripts, useHydrated, useRouteContext } from '@tanstack/react-router';
import { Children, Fragment, type ReactNode, Suspense, memo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { hasChoice } from 'virtual:catalogs';
import { directionOf, localisePath } from '#core/texts/languages.ts';
import { school } from '../content/school.ts';
import { notFoundPath, usePagePath } from '../navigation/currentPage.ts';
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx';
import '../theme/fonts.css';
import '../theme/global.css.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { FrenchOnlyPagesProvider } from './LanguageLinks.tsx';
import { skipLink } from './SiteHeader.css.ts';
import * as print from './print.css.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const mainId = 'contenu';

// Memoised: the router renders the document several times on each navigation. Both subscribe to their data themselves.
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);
const LinkContextProvider = hasChoice ? FrenchOnlyPagesProvider : Fragment;

export function RootDocument({ children }: { children: ReactNode }) {
  const { i18n } = useRouteContext({ from: '__root__' });
  return (
    <html lang={i18n.language} dir={directionOf(i18n.language)}>
      <head>
        <HeadContent />
      </head>
      <body>
        <I18nextProvider i18n={i18n}>
          <LinkContextProvider>
            <FrameParts>
              <a href={`#${mainId}`} className={skipLink}>
                {i18n.t('layout:skipToContent')}
              </a>
              <Header />
              <Letterhead />
              <main id={mainId} tabIndex={-1}>
                {children}
              </main>
              {/* Not the last element: Ctrl+End would move a screen reader to its empty text. */}
              <RouteAnnouncer />
              <Footer />
              <ToastRegion closeLabel={i18n.t('layout:closeToast')} />
            </FrameParts>
          </LinkContextProvider>
        </I18nextProvider>
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Each hydrates and fails by itself. When translators, extensions or proxies have changed the document, React renders the
 * nearest Suspense boundary anew, or without one the whole document.
 */
function FrameParts({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => (
    <ErrorBoundary>
      <Suspense>{part}</Suspense>
    </ErrorBoundary>
  ));
}

/**
 * The head of a printed page. The build writes the QR code of its address (`src/build/finishPages.ts`). The image loads
 * right after hydration: if it loaded only for printing, the browser might print without it.
 */
function Letterhead() {
  const { t, i18n } = useTranslation('common');
  const isHydrated = useHydrated();
  const path = usePagePath();
  const address = path === notFoundPath ? null : localisePath(path, i18n.language);
  return (
    <div className={print.letterhead} data-letterhead="">
      <Emblem name="school" />
      <strong className={print.schoolName}>{t('schoolName')}</strong>
      <ul className={print.contact}>
        <li>{t('address')}</li>
        <li>
          <bdi>{school.phone}</bdi>
        </li>
        <li>
          <bdi>{school.email}</bdi>
        </li>
        {address && (
          <li>
            <bdi>{import.meta.env.PRINTED_ORIGIN + address}</bdi>
          </li>
        )}
      </ul>
      {address && (
        <img
          className={print.qrCode}
          src={`/qr${address === '/' ? '/index' : address}.svg`}
          alt=""
          loading={isHydrated ? 'eager' : 'lazy'}
          fetchPriority="low"
        />
      )}
    </div>
  );
}

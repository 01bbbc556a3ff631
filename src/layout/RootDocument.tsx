import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, memo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { hasChoice, hasPartial } from 'virtual:catalogs';
import { directionOf } from '../i18n/languages.ts';
import '../theme/fonts.css';
import '../theme/global.css.ts';
import { Contained } from '../ui/Contained.tsx';
import { GapNote } from './GapNote.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { Letterhead } from './Letterhead.tsx';
import './paper.css.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { skipLink } from './SkipLink.css.ts';
import { Toasts } from './Toasts.tsx';

const mainId = 'contenu';

// The router renders the document several times a navigation; what stands around the page reads for itself what changes.
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);

/** The frame of every page: document, skip link, header, main, footer. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { i18n } = useRouteContext({ from: '__root__' });
  return (
    // The server reads the mark, and says at its start when the site was built for another setting.
    <html
      lang={i18n.language}
      dir={directionOf(i18n.language)}
      data-messages={import.meta.env.DELIVER_MESSAGES ? 'delivered' : undefined}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <I18nextProvider i18n={i18n}>
          <a href={`#${mainId}`} className={skipLink}>
            {i18n.t('layout:skipToContent')}
          </a>
          <Contained>
            <Header />
          </Contained>
          {hasChoice && <LanguageOffer />}
          <Letterhead />
          <main id={mainId} tabIndex={-1}>
            {hasPartial && <GapNote />}
            {children}
          </main>
          <Contained>
            <Footer />
          </Contained>
          <RouteAnnouncer />
          <Toasts />
        </I18nextProvider>
        <Scripts />
      </body>
    </html>
  );
}

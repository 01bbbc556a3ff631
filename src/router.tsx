import { CatchBoundary, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addPageWords, createI18n } from './i18n/i18n.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { languageOf, stripLanguage } from './i18n/languages.ts';
import { localisePath } from './i18n/localisePath.ts';
import { ErrorPage } from './layout/error/ErrorPage.tsx';
import { FailedDocument } from './layout/error/FailedDocument.tsx';
// oxlint-disable-next-line import/no-cycle -- the generated tree names the router's type
import { routeTree } from './routeTree.gen.ts';

/** A router with its own i18next instance: the prerender makes one a page, the browser one a visit. */
export function getRouter() {
  const i18n = createI18n();
  let language = defaultLanguage;
  const router = createRouter({
    routeTree,
    context: { i18n },
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    // The router's own last boundary speaks English, and outside of a document.
    disableGlobalCatchBoundary: true,
    InnerWrap: WholeDocument,
    // The route files know bare paths only; the language is a prefix that the router takes off and puts back.
    rewrite: {
      input: ({ url }) => {
        // Some hosts answer with a page at its file's address as well.
        const path = url.pathname.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
        language = languageOf(path);
        url.pathname = stripLanguage(path);
        return url;
      },
      output: ({ url }) => {
        url.pathname = localisePath(url.pathname, language);
        return url;
      },
    },
    // The words that the prerendered page shows travel in it, so that hydration asks for nothing.
    dehydrate: () => ({ language: i18n.language, words: i18n.getDataByLanguage(i18n.language) ?? {} }),
    hydrate: ({ language: dehydrated, words }) => {
      void i18n.changeLanguage(dehydrated);
      addPageWords(i18n, dehydrated, words);
    },
  });
  return router;
}

function WholeDocument({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={FailedDocument}>
      {children}
    </CatchBoundary>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path of the page on which the link to the admission request was chosen. */
    from?: string;
  }
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

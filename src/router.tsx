import { CatchBoundary, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createI18n } from './i18n/i18n.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { languageOf, pagePath, stripLanguage } from './i18n/languages.ts';
import { ErrorPage, FailedDocument } from './layout/ErrorPage.tsx';
// oxlint-disable-next-line import/no-cycle -- the generated tree names the router's type
import { routeTree } from './routeTree.gen.ts';

/** Creates a router with an i18next instance of its own: one a page in the prerender, one a visit in the browser. */
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
    // The router's own boundary renders English text outside of a document.
    disableGlobalCatchBoundary: true,
    InnerWrap: WholeDocument,
    // Routes have paths without a language. The router strips the language prefix and adds it again.
    rewrite: {
      input: ({ url }) => {
        // Some hosts also serve a page at the address of its file.
        const path = url.pathname.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
        language = languageOf(path);
        url.pathname = stripLanguage(path);
        return url;
      },
      output: ({ url }) => {
        url.pathname = pagePath(url.pathname, language);
        return url;
      },
    },
    // The prerendered page contains its words, so that hydration loads none.
    dehydrate: () => ({ language: i18n.language, words: i18n.getDataByLanguage(i18n.language) ?? {} }),
    hydrate: ({ language: dehydrated, words }) => {
      void i18n.changeLanguage(dehydrated);
      for (const [slice, texts] of Object.entries(words)) i18n.addResourceBundle(dehydrated, slice, texts);
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
    /** The path of the page from which the visitor came to the admission request. */
    from?: string;
  }
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

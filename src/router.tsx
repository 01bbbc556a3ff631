import { createRouter } from '@tanstack/react-router';
import { createI18n } from './i18n/i18n.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { languageOf, pagePath, stripLanguage } from './i18n/languages.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
// oxlint-disable-next-line import/no-cycle -- the generated route tree imports the router's type
import { routeTree } from './routeTree.gen.ts';

/** With its own i18next instance. The prerender creates one for each page, the browser one for each document. */
export function getRouter() {
  const i18n = createI18n();
  let language = defaultLanguage;
  const router = createRouter({
    routeTree,
    context: { i18n },
    trailingSlash: 'never',
    // At hydration the visitor may have scrolled already, and the router would scroll back to the top. After a reload, the
    // inline script of `ScrollRestoration` restores the position.
    scrollRestoration: () => import.meta.env.SSR || document.documentElement.hasAttribute('data-interactive'),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    // Its page is in English and replaces the document. Errors of the frame go to `src/client.tsx`.
    disableGlobalCatchBoundary: true,
    rewrite: {
      input: ({ url }) => {
        // Some web servers also serve a page at the path of its file.
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
    // The prerendered page contains its texts, so that hydration does not fetch them.
    dehydrate: () => ({ language: i18n.language, words: i18n.getDataByLanguage(i18n.language) ?? {} }),
    hydrate: ({ language: dehydrated, words }) => {
      void i18n.changeLanguage(dehydrated);
      for (const [slice, texts] of Object.entries(words)) i18n.addResourceBundle(dehydrated, slice, texts);
    },
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path of the page whose link led to the admission request. */
    from?: string;
  }
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

import { Outlet, createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { RootDocument } from '../layout/RootDocument.tsx';
import { loadSlices, slicesOf } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/languages.ts';
import { textTags } from '../layout/pageHead.ts';
import { isNotFound } from '../navigation/currentPage.ts';
import { InteractiveMark } from '../navigation/InteractiveMark.tsx';
import { seaDeep } from '../theme/colors.ts';

interface RouterContext {
  i18n: I18n;
}

const NotFound = lazyRouteComponent(() => import('../pages/not-found/NotFound.tsx'), 'NotFound');

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { i18n }, location, matches }) => {
    const language = languageOf(location.publicHref);
    // Only on a change, because `changeLanguage` renders the whole page again and every prefetch runs this function.
    if (i18n.language !== language) await i18n.changeLanguage(language);
    if (isNotFound(matches)) await Promise.all([NotFound.preload?.(), loadSlices(i18n, ['notFound'])]);
    await loadSlices(i18n, slicesOf('frame'));
  },
  head: ({ match: { context }, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: seaDeep },
      ...(isNotFound(matches) ? textTags(context.i18n, 'notFound') : []),
    ],
  }),
  shellComponent: RootDocument,
  component: RootContent,
  notFoundComponent: NotFound,
});

function RootContent() {
  return (
    <>
      <Outlet />
      {/* A boundary beside that of the page, so that React hydrates both in one pass. */}
      <Suspense>
        <InteractiveMark />
      </Suspense>
    </>
  );
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import type { Mistake } from './catalogs/report.ts';
import { type TextFault, lastRead } from './i18n/i18n.ts';

const handle = createStartHandler(defaultStreamHandler);

/** In French, as all that an editor reads (`src/build/check.ts`). */
const sentences: Record<TextFault, string> = {
  missing: 'il manque un texte.',
  shape: 'ici s’écrit un texte, pas une liste ni un groupe.',
  variable: 'la page n’a pas de valeur pour une variable de ce texte : corrigez le nom entre {{ et }}.',
};

/** The mistakes in the page that is being rendered. */
const found = new AsyncLocalStorage<Mistake[]>();

// React only logs an error in a part of a page, and leaves that part out.
const { error: log } = console;
// oxlint-disable-next-line no-console
console.error = (...messages: unknown[]) => {
  const mistakes = found.getStore();
  const error = messages.find((message) => message instanceof Error);
  if (!mistakes || !error) return log(...messages);
  mistakes.push({
    file: lastRead.file,
    key: lastRead.key,
    message:
      sentences[error.message as TextFault] ??
      `après ce texte, la page ne s’affiche plus : ${error.message}.`,
  });
};

export default {
  /**
   * Renders a page at build time. Answers 500 with the mistakes, which end the build, if a part of the page cannot be rendered.
   * Returns status 200 for `/404`, because the prerenderer rejects status 404.
   */
  async fetch(request: Request): Promise<Response> {
    if (import.meta.env.DEV) return handle(request);
    const { pathname } = new URL(request.url);
    const mistakes: Mistake[] = [];
    const response = await found.run(mistakes, async () => {
      const { status, headers, body } = await handle(request);
      return new Response(await new Response(body).text(), { status, headers });
    });
    if (mistakes.length > 0) return Response.json(mistakes, { status: 500 });
    const isNotFoundPage = response.status === 404 && pathname.endsWith('/404');
    return isNotFoundPage ? new Response(response.body, { headers: response.headers }) : response;
  },
};

/** Compiled with the pages, because Node cannot load TSX and stylesheets. */
export const loadSocialImages = () => import('./build/socialImages.tsx');

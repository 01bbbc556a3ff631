import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';

const handle = createStartHandler(defaultStreamHandler);

export default {
  /** Renders a page at build time. Returns status 200 for `/404`, because the prerenderer rejects status 404. */
  async fetch(request: Request): Promise<Response> {
    const response = await handle(request);
    const isNotFoundPage = response.status === 404 && new URL(request.url).pathname.endsWith('/404');
    return isNotFoundPage ? new Response(response.body, { headers: response.headers }) : response;
  },
};

/** Compiled with the pages, because Node cannot load TSX and stylesheets. */
export const loadSocialImages = () => import('./build/socialImages.tsx');

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { serviceWorkers } from '../../browser/features.ts';
import '../../theme/fonts.css';
import '../../theme/global.css.ts';
import type { Context } from '../context.ts';
import { Bench } from './Bench.tsx';

// Safe cast: written by `pictures.ts`.
const context = (await (await fetch('context.json')).json()) as Context;
createRoot(document.getElementById('bench') ?? document.body).render(
  <StrictMode>
    <Bench context={context} />
  </StrictMode>,
);

const workers = serviceWorkers();
// Loads again, mostly from the browser’s cache, what came before the worker could keep it.
workers?.addEventListener('controllerchange', () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const address of [location.href, ...loaded]) void fetch(address).catch(() => undefined);
});
void workers?.register('worker.js').catch(() => undefined);

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../theme/fonts.css';
import '../../theme/global.css.ts';
import type { Context } from '../context.ts';
import { Bench } from './Bench.tsx';

// Safe cast: written by `pictures.ts`.
const context = (await (await fetch('context.json')).json()) as Context;
const root = document.getElementById('bench');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Bench context={context} />
    </StrictMode>,
  );

declare module 'virtual:drawings' {
  import type { ComponentType } from 'react';

  /** Every drawing of this folder, by its name: `src/build/lazyScenes.ts` lists them. */
  export const drawings: Record<string, ComponentType<never>>;
}

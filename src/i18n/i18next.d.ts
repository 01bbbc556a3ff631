import type { Resources } from './resources.gen.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Resources;
    defaultNS: 'common';
    strictKeyChecks: true;
  }
}

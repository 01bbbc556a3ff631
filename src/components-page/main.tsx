/** `/composants`: every part of `ui` and of the forms, in each of its states. A page for developers, in development and tests. */
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { defaultLanguage } from '#core/texts/languages.ts';
import french from '../../locales/fr.json';
import { mapTexts } from '../catalogs/catalog.ts';
import { createI18n } from '../i18n/i18n.ts';
import '../theme/fonts.css';
import '../theme/global.css.ts';
import { Button, ButtonRow } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import * as layout from '../ui/layout.css.ts';
import * as styles from './ComponentsPage.css.ts';
import { type Say, examplesOf } from './examples.tsx';

const words = {
  title: 'Components',
  source: 'Props, and what their comments say',
  modes: {
    long: 'Texts 40 % longer',
    rtl: 'From right to left',
    large: 'Text of 200 %',
    dark: 'Dark',
    forced: 'Rules for forced colours',
  },
};
const sources = import.meta.glob<string>(['../ui/*.tsx', '../forms/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The comments and names of the exported components, and their props. */
const documented =
  /^(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?(?:(?:export )?interface \w*Props\b[^]*?^\}|export (?:function|const) [A-Z]\w*)/gm;

const modes = new URLSearchParams(location.search);
const root = document.documentElement;
root.lang = 'en';
root.dir = modes.has('rtl') ? 'rtl' : 'ltr';
if (modes.has('large')) root.style.fontSize = '200%';
for (const [mode, query] of [
  ['dark', 'prefers-color-scheme: dark'],
  ['forced', 'forced-colors: active'],
] as const)
  if (modes.has(mode))
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSMediaRule && rule.conditionText.includes(query))
          rule.media.mediaText = 'screen';

/** Four letters of each ten more, in words of five letters, which can wrap. */
const lengthen = (text: string) => `${text}${' ééééé'.repeat(Math.ceil(text.length / 15))}`;
const i18n = createI18n();
const texts = modes.has('long') ? mapTexts(french, lengthen) : french;
for (const [slice, bundle] of Object.entries(texts)) i18n.addResourceBundle(defaultLanguage, slice, bundle);
const say = i18n.t as Say; // Safe cast: keys of the catalog.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const element = document.getElementById('components');
if (element)
  createRoot(element).render(
    <StrictMode>
      {/* Safe cast: links only ask it for addresses; its registered type is the site's router. */}
      <RouterContextProvider router={router as never}>
        <I18nextProvider i18n={i18n}>
          <ComponentsPage />
          <ToastRegion closeLabel={say('layout:closeToast')} />
        </I18nextProvider>
      </RouterContextProvider>
    </StrictMode>,
  );

function ComponentsPage() {
  return (
    <main className={styles.page}>
      <Container className={layout.stack.l}>
        <h1>{words.title}</h1>
        <ButtonRow>
          {Object.entries(words.modes).map(([mode, label]) => (
            <Button key={mode} aria-pressed={modes.has(mode)} onClick={() => toggle(mode)}>
              {label}
            </Button>
          ))}
        </ButtonRow>
        {Object.entries(examplesOf(say)).map(([module, states]) => (
          <section key={module} className={layout.stack.m}>
            <h2>{module}</h2>
            <details>
              <summary className={styles.summary}>{words.source}</summary>
              {/* Scrolls by keyboard. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre className={styles.source} tabIndex={0}>
                {sources[`../${module}.tsx`]?.match(documented)?.join('\n\n')}
              </pre>
            </details>
            {typeof states === 'string' ? (
              <p>{states}</p>
            ) : (
              Object.entries(states).map(([state, shown]) => (
                <div key={state} className={layout.stack.xs}>
                  <h3 id={`${module} ${state}`} className={layout.label}>
                    {state}
                  </h3>
                  <div lang={defaultLanguage}>{shown}</div>
                </div>
              ))
            )}
          </section>
        ))}
      </Container>
    </main>
  );
}

function toggle(mode: string): void {
  if (modes.has(mode)) modes.delete(mode);
  else modes.set(mode, '');
  location.search = modes.toString();
}

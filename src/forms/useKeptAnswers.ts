import { useEffect, useLayoutEffect, useRef } from 'react';

type Texts = Record<string, string>;

interface KeepingForm {
  state: { values: object };
  store: { subscribe: (listener: () => void) => { unsubscribe: () => void } };
  setFieldValue: (name: never, value: never) => void;
}

// The prerender has no layout to wait for, and React warns of the effect there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps what was answered: before the script was there (read from the prerendered controls, which hydration would
 * empty), and across a reload, a change of language or a crash (in the tab's session storage, which is gone with the
 * tab: the form may stand on a shared computer). Returns the way to forget it all, once sent.
 */
export function useKeptAnswers(formId: string, form: KeepingForm): () => void {
  const early = useRef<Texts | null>(null);
  early.current ??= readControls(formId);

  useBrowserLayoutEffect(() => {
    const known = form.state.values;
    for (const [name, value] of Object.entries({ ...readDraft(formId), ...early.current })) {
      // The names come from this form's own controls and draft.
      if (name in known && value !== '') form.setFieldValue(name as never, value as never);
    }
    const { unsubscribe } = form.store.subscribe(() => writeDraft(formId, form.state.values));
    return unsubscribe;
  }, [formId, form]);

  return () => sessionStorage.removeItem(draftKey(formId));
}

function readControls(formId: string): Texts {
  const element = typeof document === 'undefined' ? null : document.forms.namedItem(formId);
  if (!element) return {};
  const answers: Texts = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && value) answers[name] = value;
  return answers;
}

function draftKey(formId: string): string {
  return `draft:${formId}`;
}

function readDraft(formId: string): Texts {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(formId)) ?? '{}');
  } catch {
    // Storage switched off, or not ours: the form starts empty.
    return {};
  }
}

function writeDraft(formId: string, values: object): void {
  try {
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
    if (texts.length === 0) sessionStorage.removeItem(draftKey(formId));
    else sessionStorage.setItem(draftKey(formId), JSON.stringify(Object.fromEntries(texts)));
  } catch {
    // Storage full or switched off: the answers still stand in the form.
  }
}

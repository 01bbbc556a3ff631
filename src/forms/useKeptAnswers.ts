import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { arrival } from '../navigation/currentPage.ts';
import { recall, remember } from './tabMemory.ts';

type Texts = Record<string, string>;

interface KeepingForm {
  state: { values: object };
  store: { subscribe: (listener: () => void) => { unsubscribe: () => void } };
  setFieldValue: (name: never, value: never) => void;
}

/**
 * Restores and keeps the answers of a form. Answers given before hydration are read from the prerendered controls, which
 * hydration would empty. A draft is kept in session storage across a reload, a change of language or a crash; it ends
 * with the tab, because the computer may be shared.
 *
 * `preset` holds the answers that `link` chooses. A pressed link overwrites the draft with them, and undoes those of the
 * link before if the visitor answered nothing else since. After Back or a reload the draft stands. Returns a function
 * that forgets everything, for after sending.
 */
export function useKeptAnswers(formId: string, form: KeepingForm, link: object, preset: Texts): () => void {
  const typedBeforeHydration = useRef<Texts | null>(null);
  typedBeforeHydration.current ??= readControls(formId);
  const linkText = JSON.stringify(link);
  const choose = useEffectEvent((draft: Texts) => {
    const previous = recall(linkKey(formId)) as Link | null; // as written below
    if (previous?.text === linkText && !arrival.isByLink) return {};
    remember(linkKey(formId), { text: linkText, preset });
    return { ...(arrival.isByLink && previous && undoneAnswers(previous.preset, draft)), ...preset };
  });

  useLayoutEffect(() => {
    // Subscribe first, so that the values set below are kept too.
    const { unsubscribe } = form.store.subscribe(() => writeDraft(formId, form.state.values));
    // The names come from this form's own controls, draft and links.
    const known = form.state.values as Texts;
    const draft = readDraft(formId);
    for (const [name, value] of Object.entries({
      ...draft,
      ...choose(draft),
      ...typedBeforeHydration.current,
    })) {
      if (name in known && value !== known[name]) form.setFieldValue(name as never, value as never);
    }
    typedBeforeHydration.current = {};
    // Undone answers were never in this form, so no change event removes them from the draft.
    writeDraft(formId, form.state.values);
    return unsubscribe;
  }, [formId, form, linkText]);

  return () => {
    writeDraft(formId, {});
    remember(linkKey(formId), null);
  };
}

/** The answers of an earlier link, emptied if the draft has no others. */
function undoneAnswers(preset: Texts, draft: Texts): Texts {
  const isUntouched = Object.entries(draft).every(([name, text]) => text === preset[name]);
  return isUntouched ? Object.fromEntries(Object.keys(preset).map((name) => [name, ''])) : {};
}

/** The link by which the visitor came: its search parameters as JSON, and the answers that it chose. */
interface Link {
  text: string;
  preset: Texts;
}

function readControls(formId: string): Texts {
  const element = typeof document === 'undefined' ? null : document.forms.namedItem(formId);
  if (!element) return {};
  const answers: Texts = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && value) answers[name] = value;
  return answers;
}

function linkKey(formId: string): string {
  return `link:${formId}`;
}

function draftKey(formId: string): string {
  return `draft:${formId}`;
}

function readDraft(formId: string): Texts {
  return (recall(draftKey(formId)) ?? {}) as Texts; // as `writeDraft` wrote it
}

function writeDraft(formId: string, values: object): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
  remember(draftKey(formId), texts.length > 0 ? Object.fromEntries(texts) : null);
}

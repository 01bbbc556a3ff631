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
 * Keeps what was answered: before the script was there (read from the prerendered controls, which hydration would
 * empty), and across a reload, a change of language or a crash (in the tab's session storage, which is gone with the
 * tab: the form may stand on a shared computer). `preset` is what `link` chose for the visitor; it replaces a draft, an
 * empty text included. A link that is pressed also takes back what one before chose, where nothing else was answered
 * since. Where they come back without pressing one, what they changed stands. Returns the way to forget it all, once
 * sent.
 */
export function useKeptAnswers(formId: string, form: KeepingForm, link: object, preset: Texts): () => void {
  const early = useRef<Texts | null>(null);
  early.current ??= readControls(formId);
  const linkText = JSON.stringify(link);
  const choose = useEffectEvent((draft: Texts) => {
    const former = readLink(formId);
    if (former?.text === linkText && !arrival.isByLink) return {};
    remember(linkKey(formId), { text: linkText, preset });
    return { ...(arrival.isByLink && former?.preset && undone(former.preset, draft)), ...preset };
  });

  useLayoutEffect(() => {
    // First of all: what is set below is worth keeping as well.
    const { unsubscribe } = form.store.subscribe(() => writeDraft(formId, form.state.values));
    // The names come from this form's own controls, draft and links.
    const known = form.state.values as Texts;
    const draft = readDraft(formId);
    for (const [name, value] of Object.entries({ ...draft, ...choose(draft), ...early.current })) {
      if (name in known && value !== known[name]) form.setFieldValue(name as never, value as never);
    }
    early.current = {};
    // What was taken back was never in this form: nothing of it changed.
    writeDraft(formId, form.state.values);
    return unsubscribe;
  }, [formId, form, linkText]);

  return () => {
    writeDraft(formId, {});
    remember(linkKey(formId), null);
  };
}

/** The answers of a link, emptied where a draft has no others. */
function undone(preset: Texts, draft: Texts): Texts {
  const isUntouched = Object.entries(draft).every(([name, text]) => text === preset[name]);
  return isUntouched ? Object.fromEntries(Object.keys(preset).map((name) => [name, ''])) : {};
}

/** A link by which the visitor came: its parameters, and what it chose. */
interface Link {
  text: string;
  /** Unknown of a link that an earlier build kept. */
  preset?: Texts;
}

function readLink(formId: string): Link | null {
  const kept = recall(linkKey(formId)) as Link | object | null; // ours, or an earlier build's
  // Of an earlier build: the parameters alone.
  return kept && !('text' in kept) ? { text: JSON.stringify(kept) } : kept;
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

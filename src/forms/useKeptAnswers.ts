import type { AnyFormApi } from '@tanstack/react-form';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { arrival } from '../navigation/currentPage.ts';
import { isRestoredAfterErasure, recall, remember } from '../browser/tabMemory.ts';

type TextAnswers = Record<string, string>;

/**
 * Restores and keeps the answers of a form. Answers typed before hydration are read from the prerendered controls,
 * which hydration would empty. The draft survives a reload, a change of language and a crash, but not the tab, because
 * the computer may be shared.
 *
 * After a press on a link, the `preset` of its search parameters (`link`) overwrites the draft. After Back or a reload the
 * draft wins. Returns a function that deletes the draft, for after sending.
 */
export function useKeptAnswers(
  formId: string,
  form: Pick<AnyFormApi, 'state' | 'store' | 'setFieldValue'>,
  link: object,
  preset: TextAnswers,
): () => void {
  const prerendered = useRef<HTMLFormElement | null>(undefined);
  if (prerendered.current === undefined)
    prerendered.current = typeof document === 'undefined' ? null : document.forms.namedItem(formId);
  const linkText = JSON.stringify(link);
  const applyPreset = useEffectEvent((draft: TextAnswers | null) =>
    arrival.by === 'history' ? (draft ?? preset) : { ...draft, ...preset },
  );

  useLayoutEffect(() => {
    // Subscribe first, so that the values set below are stored too.
    const { unsubscribe } = form.store.subscribe(() => writeDraft(formId, form.state.values));
    const currentValues = form.state.values as TextAnswers;
    const draft = recall(draftKey(formId)) as TextAnswers | null; // Safe cast: written by `writeDraft`.
    // Read now, because the visitor types while React renders.
    const typed = readControls(prerendered.current);
    prerendered.current = null;
    for (const [name, value] of Object.entries({ ...applyPreset(draft), ...typed })) {
      if (name in currentValues && value !== currentValues[name])
        form.setFieldValue(name, value, { dontValidate: form.state.submissionAttempts === 0 });
    }
    return unsubscribe;
  }, [formId, form, linkText]);

  return () => writeDraft(formId, {});
}

function readControls(element: HTMLFormElement | null | undefined): TextAnswers {
  if (!element || isRestoredAfterErasure()) return {};
  const answers: TextAnswers = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && value) answers[name] = value;
  return answers;
}

const draftKey = (formId: string) => `draft:${formId}`;

function writeDraft(formId: string, values: object): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
  remember(draftKey(formId), texts.length > 0 ? Object.fromEntries(texts) : null);
}

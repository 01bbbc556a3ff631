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
 * After a press on a link, the `preset` of its search parameters (`link`) overwrites the draft, and the preset of the
 * previous link is removed if the visitor answered nothing else. After Back or a reload the draft wins. Returns a function
 * that deletes draft and link, for after sending.
 */
export function useKeptAnswers(
  formId: string,
  form: Pick<AnyFormApi, 'state' | 'store' | 'setFieldValue'>,
  link: object,
  preset: TextAnswers,
): () => void {
  const typedBeforeHydration = useRef<TextAnswers | null>(null);
  typedBeforeHydration.current ??= readControls(formId);
  const linkText = JSON.stringify(link);
  const applyPreset = useEffectEvent((draft: TextAnswers) => {
    const previous = recall(linkKey(formId)) as FollowedLink | null; // Safe cast: written below.
    if (previous?.text === linkText && !arrival.isByLink) return {};
    remember(linkKey(formId), { text: linkText, preset });
    return { ...(arrival.isByLink && previous && clearPreset(previous.preset, draft)), ...preset };
  });

  useLayoutEffect(() => {
    // Subscribe first, so that the values set below are stored too.
    const { unsubscribe } = form.store.subscribe(() => writeDraft(formId, form.state.values));
    const currentValues = form.state.values as TextAnswers;
    const draft = (recall(draftKey(formId)) ?? {}) as TextAnswers; // Safe cast: written by `writeDraft`.
    for (const [name, value] of Object.entries({
      ...draft,
      ...applyPreset(draft),
      ...typedBeforeHydration.current,
    })) {
      if (name in currentValues && value !== currentValues[name]) form.setFieldValue(name, value);
    }
    typedBeforeHydration.current = {};
    // Store the draft at once: when it only loses the answers of the previous link, the form stays empty and the
    // subscription is not called.
    writeDraft(formId, form.state.values);
    return unsubscribe;
  }, [formId, form, linkText]);

  return () => {
    writeDraft(formId, {});
    remember(linkKey(formId), null);
  };
}

/** Empty answers for the preset of a previous link, if the draft holds no other answers; else no answers. */
function clearPreset(preset: TextAnswers, draft: TextAnswers): TextAnswers {
  const isUntouched = Object.entries(draft).every(([name, text]) => text === preset[name]);
  return isUntouched ? Object.fromEntries(Object.keys(preset).map((name) => [name, ''])) : {};
}

interface FollowedLink {
  text: string;
  preset: TextAnswers;
}

function readControls(formId: string): TextAnswers {
  const element = typeof document === 'undefined' ? null : document.forms.namedItem(formId);
  if (!element || isRestoredAfterErasure()) return {};
  const answers: TextAnswers = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && value) answers[name] = value;
  return answers;
}

const linkKey = (formId: string) => `link:${formId}`;
const draftKey = (formId: string) => `draft:${formId}`;

function writeDraft(formId: string, values: object): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
  remember(draftKey(formId), texts.length > 0 ? Object.fromEntries(texts) : null);
}

import { type AnyFormApi, evaluate } from '@tanstack/react-form';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { arrival } from '../navigation/currentPage.ts';
import { isRestoredAfterErasure, recall, remember } from '../browser/tabMemory.ts';

type TextAnswers = Record<string, string>;

/**
 * Restores and keeps the answers of a form. Answers typed before hydration are read from the prerendered controls,
 * which hydration would empty. The draft survives a reload, a change of language and a crash, but not the tab, because
 * the computer may be shared.
 *
 * After a press on a link, the `preset` of its search parameters (`link`) overwrites the draft, except for a message; in a
 * new document, only if the draft was written under another link. After Back or a reload, and without parameters, a draft
 * that answers a question of the preset stays whole. Returns a function that deletes the draft of sent answers.
 */
export function useKeptAnswers(
  formId: string,
  form: Pick<AnyFormApi, 'state' | 'store' | 'setFieldValue'>,
  link: object,
  preset: TextAnswers,
): (sent: object) => void {
  const prerendered = useRef<HTMLFormElement | null>(undefined);
  if (prerendered.current === undefined)
    prerendered.current = typeof document === 'undefined' ? null : document.forms.namedItem(formId);
  const linkText = JSON.stringify(link);
  const applyPreset = useEffectEvent((draft: TextAnswers | null) => {
    const isNewLink =
      arrival.by === 'document' ? draft?.link !== linkText : arrival.by === 'link' && linkText !== '{}';
    const coversPreset = Object.keys(preset).some((name) => draft?.[name]);
    return coversPreset && !isNewLink ? draft : { ...draft, ...preset, ...joinMessages(draft, preset) };
  });
  const keep = useEffectEvent(() => writeDraft(formId, form.state.values, preset, linkText));

  useLayoutEffect(() => {
    // Subscribe first, so that the values set below are stored too.
    const { unsubscribe } = form.store.subscribe(() => keep());
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

  return (sent) => {
    const { link: _, ...texts } = (recall(draftKey(formId)) ?? {}) as TextAnswers; // Safe cast: written by `writeDraft`.
    // The visitor may have opened the form again and changed the answers while they were sent.
    if (evaluate(texts, textsOf(sent))) remember(draftKey(formId), null);
  };
}

/** A prepared message comes before the visitor's own, in place of the message that the link before had prepared. */
function joinMessages(draft: TextAnswers | null, { message }: TextAnswers): TextAnswers {
  if (!message || !draft?.message) return {};
  const before = JSON.parse(draft.link ?? '{}') as TextAnswers; // Safe cast: the `link` of a form has only texts.
  const own = draft.message
    .replace(message, '')
    .replace(before.message ?? '', '')
    .trim();
  return own ? { message: `${message}\n\n${own}` } : {};
}

function readControls(element: HTMLFormElement | null | undefined): TextAnswers {
  if (!element || isRestoredAfterErasure()) return {};
  const answers: TextAnswers = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && value) answers[name] = value;
  return answers;
}

const draftKey = (formId: string) => `draft:${formId}`;

/** Only once the visitor has answered, so that the preset of the next page replaces one that nobody has touched. */
function writeDraft(formId: string, values: object, preset: TextAnswers, link: string): void {
  const texts = textsOf(values);
  const isAnswered = Object.entries(texts).some(([name, value]) => value !== preset[name]);
  remember(draftKey(formId), isAnswered ? { ...texts, link } : null);
}

const textsOf = (values: object): TextAnswers =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''));

import { describe, expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { answerNamesOf, questionOf, questionSlices } from '#core/questions/questions.ts';
import { type RequestKind, requestKinds } from '#core/questions/requestKinds.ts';
import {
  type Choices,
  admissionChoices,
  admissionFaults,
  admissionLabels,
  admissionMessages,
  contactLabels,
  contactMessages,
  optionalAnswers,
  teacherChoices,
  teacherLabels,
  teacherMessages,
} from './specification.ts';

/** The specification of a form. The keys of the records are field names. */
interface SpecifiedForm {
  labels: Record<string, string>;
  choices: Record<string, Choices>;
  /** The lists of messages about missing answers, by the name of the list. */
  messages: Record<string, Record<string, string>>;
}

const specified: Record<RequestKind, SpecifiedForm> = {
  admission: {
    labels: admissionLabels,
    choices: admissionChoices,
    messages: { admissionMessages, admissionFaults },
  },
  contact: { labels: contactLabels, choices: {}, messages: { contactMessages } },
  teacher: { labels: teacherLabels, choices: teacherChoices, messages: { teacherMessages } },
};

describe.each(requestKinds)('the %s form', (kind) => {
  const { labels, choices, messages } = specified[kind];
  const names = answerNamesOf(kind);
  const optionsOf = (name: (typeof names)[number]) => {
    const question = questionOf(kind, name);
    return question?.kind === 'choice' ? question.options : [];
  };

  test('has the fields and choices of the specification, in order', () => {
    expect(names, 'questions.ts differs from the labels of tests/forms/specification.ts').toEqual(
      Object.keys(labels),
    );
    for (const name of names) {
      expect(optionsOf(name), `tests/forms/specification.ts has other choices of ${name}`).toEqual(
        (choices[name] ?? []).map(([value]) => value),
      );
    }
  });

  test('only the fields that the specification calls optional may be empty', () => {
    const isOptional = (name: (typeof names)[number]) => questionOf(kind, name)?.isOptional;
    expect(names.filter(isOptional)).toEqual(optionalAnswers[kind]);
    const required = names.filter((name) => !isOptional(name));
    for (const [list, texts] of Object.entries(messages)) {
      const lacking = required.filter((name) => !(name in texts));
      expect(lacking, `${list} of tests/forms/specification.ts lacks these`).toEqual([]);
      expect(Object.keys(texts), `${list} of tests/forms/specification.ts`).toEqual(required);
    }
  });

  test('locales/fr.json has exactly the labels of the specification', () => {
    const words: FormTexts = catalog[questionSlices[kind]];
    const asked = Object.entries(words.fields).map(([name, { label }]) => [name, label]);
    expect(asked).toEqual(Object.entries(labels));
    const offered = Object.entries(words.options ?? {}).map(([name, texts]) => [name, Object.entries(texts)]);
    expect(offered).toEqual(Object.entries(choices));
  });
});

interface FormTexts {
  fields: Record<string, { label: string }>;
  options?: Record<string, Record<string, string>>;
}

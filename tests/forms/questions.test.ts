import { describe, expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { answerNamesOf, questionOf } from '#core/questions/questions.ts';
import { type RequestKind, kindFacts, requestKinds } from '#core/questions/requestKinds.ts';
import {
  type Choices,
  admissionChoices,
  admissionLabels,
  contactLabels,
  optionalAnswers,
  teacherChoices,
  teacherLabels,
} from './specification.ts';

interface SpecifiedForm {
  labels: Record<string, string>;
  choices: Record<string, Choices>;
}

const specified: Record<RequestKind, SpecifiedForm> = {
  admission: { labels: admissionLabels, choices: admissionChoices },
  contact: { labels: contactLabels, choices: {} },
  teacher: { labels: teacherLabels, choices: teacherChoices },
};

const person = { firstName: 'given-name', lastName: 'family-name', phone: 'tel', email: 'email' };
/** The tokens by which browsers know what to fill in (WCAG 1.3.5). */
const autofill: Record<RequestKind, Record<string, string>> = {
  admission: { ...person, birthDate: 'bday' },
  contact: { name: 'name', email: 'email' },
  teacher: person,
};

describe.each(requestKinds)('the %s form', (kind) => {
  const { labels, choices } = specified[kind];
  const names = answerNamesOf(kind);
  const optionsOf = (name: (typeof names)[number]) => {
    const question = questionOf(kind, name);
    return question?.kind === 'choice' ? question.options : [];
  };

  test('lets the browser fill in what it knows of the person', () => {
    const tokens = names.map((name) => [name, questionOf(kind, name)?.autoComplete]);
    expect(Object.fromEntries(tokens.filter(([, token]) => token))).toEqual(autofill[kind]);
  });

  test('has the fields and choices of the specification, in order', () => {
    expect(names, 'questions.ts differs from the labels of tests/forms/specification.ts').toEqual(
      Object.keys(labels),
    );
    for (const name of names) {
      expect(optionsOf(name), `tests/forms/specification.ts has other choices of ${name}`).toEqual(
        Object.keys(choices[name] ?? {}),
      );
    }
  });

  test('only the fields that the specification calls optional may be empty', () => {
    const isOptional = (name: (typeof names)[number]) => questionOf(kind, name)?.isOptional;
    expect(names.filter(isOptional)).toEqual(optionalAnswers[kind]);
  });

  test('locales/fr.json has exactly the labels of the specification', () => {
    const words: FormTexts = catalog[kindFacts[kind].slice];
    const asked = Object.entries(words.fields).map(([name, { label }]) => [name, label]);
    expect(Object.fromEntries(asked)).toEqual(labels);
    expect(words.options ?? {}).toEqual(choices);
  });
});

interface FormTexts {
  fields: Record<string, { label: string }>;
  options?: Record<string, Record<string, string>>;
}

import { describe, expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { type Question, answerNames, questionOf } from '#core/questions/admissionQuestions.ts';
import {
  type Choices,
  admissionChoices,
  admissionFaults,
  admissionLabels,
  admissionMessages,
  optionalAnswers,
} from './specification.ts';

const optionsOf = (question: Question) => (question.kind === 'choice' ? question.options : []);

describe.each(answerNames)('the question %s', (name) => {
  const question = questionOf(name);

  test('is the one of tests/forms/specification.ts, with its choices and what is said when it is not answered', () => {
    const choices: Partial<Record<string, Choices>> = admissionChoices;
    const words = { admissionLabels, ...(!question.isOptional && { admissionMessages, admissionFaults }) };
    const lacking = Object.entries(words).filter(([, texts]) => !(name in texts));
    const names = lacking.map(([list]) => list);
    expect(names, `tests/forms/specification.ts lacks ${name} in ${names.join(', ')}`).toEqual([]);
    expect(
      optionsOf(question),
      `tests/forms/specification.ts has other choices of ${name} in admissionChoices`,
    ).toEqual((choices[name] ?? []).map(([value]) => value));
  });
});

test('nothing is specified, and no word kept, of a question that is not asked', () => {
  const choiceNames = answerNames.filter((name) => questionOf(name).kind === 'choice');
  for (const [names, asked, place] of [
    [Object.keys(admissionLabels), answerNames, 'admissionLabels of tests/forms/specification.ts'],
    [Object.keys(catalog.admissionRequest.fields), answerNames, 'admissionRequest.fields of locales/fr.json'],
    [
      Object.keys(catalog.admissionRequest.options),
      choiceNames,
      'admissionRequest.options of locales/fr.json',
    ],
  ] as const) {
    expect(names, `admissionQuestions.ts asks other questions, or in another order, than ${place}`).toEqual(
      asked,
    );
  }
});

test('only what the specification lets be left out is optional', () => {
  expect(answerNames.filter((name) => questionOf(name).isOptional)).toEqual(optionalAnswers);
});

test('each is asked, and its choices named, in the words of the specification', () => {
  const { fields, options } = catalog.admissionRequest;
  const labels = Object.entries(fields).map(([name, { label }]) => [name, label]);
  expect(Object.fromEntries(labels)).toEqual(admissionLabels);
  const named = Object.entries(options).map(([name, words]) => [name, Object.entries(words)]);
  expect(Object.fromEntries(named)).toEqual(admissionChoices);
});

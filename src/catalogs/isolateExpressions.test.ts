import { expect, it } from 'vitest';
import { isolateExpressions } from './isolateExpressions.ts';

it.each([
  ['شهادة Bac+{{level}} في', 'شهادة ⁦Bac+{{level}}⁩ في'],
  ['{{rating}}/{{outOf}}', '⁦{{rating}}/{{outOf}}⁩'],
  ['{{number}}+', '⁦{{number}}+⁩'],
  ['{{number}}\u202F%', '⁦{{number}}\u202F%⁩'],
  ['Bac+3', '⁦Bac+3⁩'],
])('%s keeps its order from left to right', (text, isolated) => {
  expect(isolateExpressions(text)).toBe(isolated);
});

it.each(['من {{min}} إلى {{max}}', '{{day}} {{month}} {{year}}', '12,345.6', 'ISO 21001:2018'])(
  '%s is as it was',
  (text) => expect(isolateExpressions(text)).toBe(text),
);

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAnswers } from '#core/questions/rules.ts';
import { admissionEdges, birthDateEdges } from '../forms/edges.ts';
import {
  academicRequest,
  certifyingRequest,
  contactMessage,
  functionRequest,
  noLimits,
  requestHandler,
  teacherApplication,
} from '../support/requests.ts';
import { inChunks } from '../support/clients.ts';
import { openTestDatabase } from '../support/runningTest.ts';
import { createSqliteDriver } from '../../server/sqlite.ts';
import { createSqlStore } from '#core/store/store.ts';

/** 200,000 in `npm run test:faults`. */
const runs = Number(process.env.FUZZ_RUNS ?? 1_500);

describe('a random body', () => {
  const nasty = fc.constantFrom(
    "'; drop table requests; --",
    '<script>alert(1)</script>',
    'a\r\nBcc: x@example.com',
    '\u0000\u202e\u2066',
    '\ud800',
    '١٢٣٤٥٦٧٨',
    '{{email}}$t(mail:answers.invalid)',
    '𝔸𝔹',
    'x'.repeat(10_000),
    '9'.repeat(400),
    '__proto__',
  );
  const string = fc.string({ unit: 'binary' });
  const value = fc.oneof(nasty, string, fc.jsonValue(), fc.double(), fc.emailAddress());
  const names = Object.keys({ ...academicRequest, ...certifyingRequest });
  const field = fc.constantFrom(...names, '__proto__', 'constructor');
  const edges = { ...admissionEdges, birthDate: birthDateEdges.flatMap(({ edges }) => edges) };
  const typedEdges = Object.entries(edges).flatMap(([name, own]) =>
    own.map(({ typed }): [string, string] => [name, typed]),
  );
  const edgeCase = fc.constantFrom(...typedEdges);
  const changed = fc
    .tuple(
      fc.constantFrom(academicRequest, certifyingRequest),
      fc.array(fc.oneof(fc.tuple(field, value), edgeCase), { maxLength: 3 }),
    )
    .map(([request, changes]) => JSON.stringify({ ...request, ...Object.fromEntries(changes) }));
  const duplicated = fc
    .tuple(field, nasty)
    .map(
      ([key, text]) =>
        `${JSON.stringify(academicRequest).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(text)}}`,
    );
  const nested = fc
    .tuple(fc.integer({ min: 1, max: 8_000 }), fc.constantFrom('[', '{"a":'))
    .map(([depth, open]) => open.repeat(depth));
  const huge = fc
    .integer({ min: 16_000, max: 1_000_000 })
    .map((length) => JSON.stringify({ ...academicRequest, motivation: 'é'.repeat(length) }));
  const truncated = fc.tuple(changed, fc.nat(300)).map(([text, length]) => text.slice(0, length));
  const inUtf8 = (text: string) => Buffer.from(text);
  const texts = fc.oneof(changed, duplicated, truncated, fc.json(), nested).map(inUtf8);
  const encoded = fc.tuple(changed, fc.constantFrom('utf16le', 'latin1'));
  const otherBytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    encoded.map(([text, encoding]) => Buffer.from(text, encoding)),
  );
  const bytes = fc.oneof(
    { weight: 8, arbitrary: texts },
    { weight: 2, arbitrary: otherBytes },
    { weight: 1, arbitrary: huge.map(inUtf8) },
  );

  test(
    `gets a documented response, and only valid requests are stored (${runs} runs)`,
    async () => {
      const store = createSqlStore(createSqliteDriver(openTestDatabase()), noLimits);
      const logged: string[] = [];
      const handle = requestHandler({ store, log: (event) => void logged.push(event) });
      const statuses = new Map<number, number>();
      let network = 0;
      await fc.assert(
        fc.asyncProperty(bytes, fc.boolean(), async (body, chunked) => {
          // Each from a network of its own, because refused bodies are limited.
          network += 1;
          const address = `10.${network >> 8}.${network & 255}.1`;
          const response = await handle(functionRequest(chunked ? inChunks(body) : body), address);
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          const answer = await response.json();
          if (body.length > 16 * 1024) expect(response.status).toBe(413);
          expect([200, 400, 413, 422]).toContain(response.status);
          expect(answer.success).toBe(response.status === 200);
          const stored = response.status === 200 ? await store.findRequest(answer.reference) : null;
          // `tests/forms/rules.test.ts` tests the rules of `checkAnswers`.
          if (stored)
            expect(checkAnswers('admission', stored.answers)).toEqual({
              success: true,
              data: stored.answers,
            });
          expect(response.status !== 200 || stored !== null).toBe(true);
        }),
        { numRuns: runs },
      );
      expect([...statuses.keys()].toSorted()).toEqual([200, 400, 413, 422]);
      expect(logged).not.toContain('admission.unavailable');
      await store.close();
      console.info(`fuzz: ${JSON.stringify(Object.fromEntries(statuses))}`);
    },
    120_000 + runs * 20,
  );

  test('takes no time that grows faster than its length, whatever a field has', () => {
    const parts = ['\u0315\u0300', '\u0301', ' ', 'a ', '<', '@', '-', '1', '\u200B', '\u{1F1E9}', '."'];
    for (const [kind, valid] of [
      ['admission', academicRequest],
      ['contact', contactMessage],
      ['teacher', teacherApplication],
    ] as const)
      for (const name of Object.keys(valid))
        for (const part of parts) {
          const answers = { ...valid, [name]: `a${part.repeat(60_000 / part.length)}` };
          const isQuick = () => {
            const startedAt = performance.now();
            expect(checkAnswers(kind, answers).success).toBe(false);
            return performance.now() - startedAt < 250;
          };
          // Linear rules take a few milliseconds, quadratic ones seconds: a busy machine is no reason to fail.
          const isLinear = isQuick() || isQuick() || isQuick();
          expect(isLinear, `${kind} ${name} ${JSON.stringify(part)}`).toBe(true);
        }
  });
});

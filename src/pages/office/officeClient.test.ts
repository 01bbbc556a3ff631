import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { officeAct } from '#core/office/protocol.ts';
import { useHistoryEventId } from './officeClient.ts';

test('an event keeps its id while its content stays, also where browsers have no randomUUID, without TLS', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids: string[] = [];
  renderToStaticMarkup(
    createElement(() => {
      const idOf = useHistoryEventId();
      ids.push(idOf('one'), idOf('one'), idOf('other'));
      return null;
    }),
  );
  vi.unstubAllGlobals();
  const [first, again, other] = ids;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  for (const id of ids)
    expect(officeAct.safeParse({ act: 'note', secret: '', id, text: 'x' }).success).toBe(true);
});

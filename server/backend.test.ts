import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import type { HealthProblem } from '#core/store/admissionStore.ts';
import { createHealthCheck } from './backend.ts';

afterEach(() => void vi.useRealTimers());

test('a health check is cached for five seconds, however many clients call it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const health = vi.fn<() => Promise<HealthProblem[]>>(async () => ['mailsLate']);
  const check = createHealthCheck({ health }, tmpdir());
  await Promise.all([check(), check(), check()]);
  vi.advanceTimersByTime(5000);
  expect(await check()).toEqual(['mailsLate']);
  expect(health).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await check();
  expect(health).toHaveBeenCalledTimes(2);
});

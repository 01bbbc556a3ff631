import { statfs } from 'node:fs/promises';
import type { AdmissionStore } from '#core/store/admissionStore.ts';
import type { Problem } from '#core/http/replies.ts';

/** Milliseconds for which an answer holds: asking costs a write to the disk, and everybody may ask. */
const validFor = 5_000;

/** Bytes of the disk below which it counts as full: a small write may still fit where a request does not. */
const fullBelow = 1_000_000;

/** Says what a person should look at: what `AdmissionStore.health` finds, or that requests cannot be written. */
export function createHealthCheck(
  store: Pick<AdmissionStore, 'health'>,
  dataFolder: string,
): () => Promise<Problem[]> {
  async function check(): Promise<Problem[]> {
    try {
      const problems = await store.health();
      const { bavail, bsize } = await statfs(dataFolder);
      return bavail * bsize < fullBelow ? ['storage', ...problems] : problems;
    } catch {
      return ['storage'];
    }
  }

  let last: { at: number; problems: Promise<Problem[]> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > validFor) last = { at: performance.now(), problems: check() };
    return last.problems;
  };
}

import { onTestFinished } from 'vitest';
import { temporaryFolder } from './machine.ts';

/** Makes a folder outside the repository and returns its path. Removed after the running test and its `afterEach`. */
export function makeTestFolder(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}

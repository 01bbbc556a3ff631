import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

/** The path of a new folder outside the repository. It is removed after the running test and its `afterEach`. */
export function testFolder(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}

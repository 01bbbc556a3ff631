import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../support/builtSite.ts';
import { hasJava, markupErrors } from '../support/markup.ts';

test.skipIf(!(await hasJava()))('the Nu HTML checker finds no error on any page', async () => {
  const files = globSync('**/*.html', { cwd: siteFolder }).map((file) => join(siteFolder, file));
  expect(files.length).toBeGreaterThan(20);
  expect(await markupErrors(files)).toEqual([]);
});

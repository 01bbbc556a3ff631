import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { reportMissingTool } from './machine.ts';

const jar = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar');
const run = promisify(execFile);

/** Whether Java is installed, which the Nu HTML checker needs. Warns if it is not. */
export async function hasJava(): Promise<boolean> {
  const isThere = await run('java', ['-version']).then(
    () => true,
    () => false,
  );
  if (!isThere) reportMissingTool('JAVA', 'the Nu HTML checker is skipped, no markup was checked');
  return isThere;
}

/** Ignored messages: the Nu HTML checker knows fewer styles than browsers, and react-aria writes a cell's implicit role. */
const ignoredMessages =
  'CSS: .*|The .role. attribute must not be used on a .td. element which has a .table. ancestor.*';

/** A short run ends before Java's optimising compiler pays off. The checker's grammar needs a deep stack. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The errors that the Nu HTML checker finds, each with its file and extract. */
export async function markupErrors(files: readonly string[]): Promise<string[]> {
  const options = [
    '--format',
    'json',
    '--errors-only',
    '--exit-zero-always',
    '--filterpattern',
    ignoredMessages,
  ];
  const { stderr } = await run('java', [...javaOptions, '-jar', jar, ...options, ...files], {
    maxBuffer: 1e8,
  });
  const report: { messages: { url?: string; message: string; extract?: string }[] } = JSON.parse(stderr);
  return report.messages.map(
    ({ url = '', message, extract = '' }) => `${basename(url)}: ${message} (${extract.trim()})`,
  );
}

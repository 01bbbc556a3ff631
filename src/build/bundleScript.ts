import { type Rolldown, build } from 'vite';

/** Bundles one source file into one classic script, minified, with these constants. */
export async function bundleScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  // One input and no watching give one output with one chunk.
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

import type { Plugin } from 'vite';

interface Cut {
  /** Why no page here needs it. */
  reason: string;
  file: RegExp;
  part: RegExp;
  replacement: string;
}

const whole = /^[^]*$/;

const cuts: readonly Cut[] = [
  {
    reason: 'useFormats formats, before a value is given to a text.',
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    part: /^class Formatter \{[^]*?\n\}\n/m,
    replacement: 'const Formatter = null;\n',
  },
  {
    reason: 'loadSlices fetches the words.',
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    part: /^class Connector extends EventEmitter \{[^]*?\n\}\n/m,
    replacement: `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, done) { done?.(); }
  reload(languages, namespaces, done) { done?.(); }
}
`,
  },
  {
    reason: 'Reports every change of a form to developer tools, which no visitor has.',
    file: /\/@tanstack\/form-core\/dist\/esm\/EventClient\.js$/,
    part: whole,
    replacement: 'export const formEventClient = { on: () => () => {}, emit: () => {} };',
  },
  {
    reason: 'No form here has groups of fields.',
    file: /\/@tanstack\/react-form\/dist\/esm\/useFormGroup\.js$/,
    part: whole,
    replacement: 'export const FormGroup = () => null; export const useFormGroup = () => null;',
  },
  {
    reason: 'No form here has groups of fields.',
    file: /\/@tanstack\/react-form\/dist\/esm\/useFieldGroup\.js$/,
    part: whole,
    replacement: 'export const useFieldGroup = () => null;',
  },
];

/**
 * Takes parts of libraries that this site never uses out of the browser's build, 3 kB of every page and 4 kB more of
 * the forms: their own code refers to them, so that no bundler can see it. Stops the build when a new version of a
 * library is laid out otherwise.
 */
export function leanLibrariesPlugin(): Plugin {
  const missing = new Set(cuts);
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      const here = cuts.filter(({ file }) => file.test(id.split('?')[0] ?? id));
      if (here.length === 0) return undefined;
      return here.reduce((lean, cut) => {
        if (cut.part.test(lean)) missing.delete(cut);
        return lean.replace(cut.part, cut.replacement);
      }, code);
    },
    generateBundle() {
      if (missing.size === 0) return;
      const files = [...missing].map(({ file }) => file.source).join(', ');
      this.error(`Libraries have changed, see src/build/leanLibraries.ts: ${files}`);
    },
  };
}

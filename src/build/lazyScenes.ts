import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const scene = /\/src\/scenes\/([A-Z]\w+)\.tsx$/;
const everyDrawing = 'virtual:drawings';

/**
 * Keeps the drawings out of what a first visit loads: they do nothing, and their HTML is there. In the browser's build
 * each scene becomes a `lazyScene`, which leaves the prerendered drawing alone and fetches the code of all drawings,
 * one file, only to draw one anew, after a navigation.
 */
export function lazyScenesPlugin(root: string): Plugin {
  return {
    name: 'lazy-scenes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (id) => (id === everyDrawing ? id : undefined),
    load(id) {
      if (id === everyDrawing) {
        const names = globSync('src/scenes/[A-Z]*.tsx', { cwd: root }).map((file) => basename(file, '.tsx'));
        const imports = names.map((name) => `import { ${name} } from '/src/scenes/${name}.tsx?drawing';`);
        return `${imports.join('\n')}\nexport const drawings = { ${names.join()} };`;
      }
      const [, name] = scene.exec(id) ?? [];
      if (!name) return undefined;
      return `import { lazyScene } from './lazyScene.tsx';
export const ${name} = lazyScene('${name}');`;
    },
  };
}

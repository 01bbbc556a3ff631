import type { Plugin } from 'vite';

const scene = /\/src\/scenes\/([A-Z]\w+)\.tsx$/;
const drawing = '?drawing';

/**
 * Keeps the drawings out of what a first visit loads: they do nothing, and their HTML is there. In the browser's build
 * each scene becomes an `lazyScene`, which leaves the prerendered drawing alone and fetches its code only to draw
 * it anew, after a navigation.
 */
export function lazyScenesPlugin(): Plugin {
  return {
    name: 'lazy-scenes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load(id) {
      const [, name] = scene.exec(id) ?? [];
      if (!name) return undefined;
      return `import { lazyScene } from './lazyScene.tsx';
export const ${name} = lazyScene(() => import('./${name}.tsx${drawing}').then((scene) => scene.${name}));`;
    },
  };
}

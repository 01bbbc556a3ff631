import { type ComponentType, useRef, useState } from 'react';

const noMarkup = { __html: '' };

/**
 * A scene that takes the prerendered drawing as it stands, without its code. The code is loaded where there is no such
 * drawing: after a navigation. Until it is there the frame shows its ground. The build puts this in the place of every
 * scene (`src/build/lazyScenes.ts`).
 */
export function lazyScene<Props extends object>(name: string) {
  let loaded: ComponentType<Props> | undefined;

  return function LazyScene(props: Props) {
    const [Drawing, setDrawing] = useState(() => loaded);
    const adopted = useRef(props);
    const isSame = (Object.keys(props) as (keyof Props)[]).every(
      (key) => props[key] === adopted.current[key],
    ); // an object's keys are its keys

    function draw() {
      const show = (scene: ComponentType<Props>) => setDrawing(() => (loaded = scene));
      // A drawing that does not load leaves its ground: it is decoration.
      if (loaded) show(loaded);
      else {
        import('virtual:drawings').then(
          // Listed by the build, by the names of the scenes themselves.
          ({ drawings }) => show(drawings[name] as ComponentType<Props>),
          () => undefined,
        );
      }
    }

    if (Drawing) return <Drawing {...props} />;
    return (
      <svg
        key={isSame ? 'adopted' : 'missing'}
        ref={(svg) => {
          if (svg && !svg.firstChild) draw();
        }}
        aria-hidden="true"
        suppressHydrationWarning
        // Tells React that what is inside is not its own; there is no markup to set.
        dangerouslySetInnerHTML={noMarkup}
      />
    );
  };
}

import { useEffect, useRef, useState } from 'react';
import { flatten } from '../../catalogs/catalog.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import * as layout from '../../ui/layout.css.ts';
import type { Context, Entry, Picture } from '../context.ts';
import * as styles from './Bench.css.ts';
import { type Preview, openPreview } from './preview.ts';
import type { Words } from './words.ts';

interface PicturePanelProps {
  context: Context;
  language: string;
  texts: Readonly<Record<string, string>>;
  part: string;
  selected: Entry | undefined;
  onSelect: (path: string) => void;
  w: Words;
}

/** The states that show the chosen text, as they will be. A click chooses a text; by keyboard, the list beside it does. */
export function PicturePanel({ context, language, texts, part, selected, onSelect, w }: PicturePanelProps) {
  const [chosen, setChosen] = useState('');
  const [isFrench, setFrench] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const frame = useRef<HTMLIFrameElement>(null);
  const { pictures } = context;
  const paths = selected?.frenchPaths ?? [];
  const showing = pictures.filter(({ route, texts }) =>
    paths.length > 0 ? texts.some(({ text }) => paths.includes(text)) : route === part,
  );
  // First of the page that is being translated, and in the initial state.
  const rank = ({ route, state }: Picture) => Number(route !== part) * 2 + Number(state !== 'initial');
  const picture =
    showing.find(({ name }) => name === chosen) ??
    showing.toSorted((one, other) => rank(one) - rank(other))[0];

  useEffect(() => {
    // Kept by the service worker, so that the page can be translated without a connection.
    for (const { name, route } of pictures)
      if (route === part) void fetch(`pages/${name}.html`).catch(() => undefined);
  }, [pictures, part]);
  useEffect(
    () => (isFrench ? preview?.update('fr', {}) : preview?.update(language, texts)),
    [preview, language, texts, isFrench],
  );
  const framed = paths.join();
  useEffect(() => preview?.show(framed.split(',')), [preview, framed]);
  useEffect(() =>
    preview?.onClick((path) => {
      // The picture stays.
      setChosen(picture?.name ?? '');
      onSelect(path);
    }),
  );
  return (
    <section aria-label={w.picture} className={`${layout.stack.m} ${styles.panel}`}>
      <SelectField
        name="picture"
        label={w.picture}
        requiredWord=""
        error={undefined}
        placeholder={w.noPicture}
        options={showing.map(({ name, route, state }) => ({
          value: name,
          label: [route, state].filter(Boolean).join(', '),
        }))}
        value={picture?.name ?? ''}
        onChange={setChosen}
      />
      <ButtonRow>
        <Button
          aria-pressed={isFrench}
          variant={isFrench ? 'strong' : 'secondary'}
          onClick={() => setFrench(!isFrench)}
        >
          {w.inFrench}
        </Button>
      </ButtonRow>
      {picture && (
        // Scrolls sideways by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.frame} tabIndex={0} role="group" aria-label={picture.state}>
          <iframe
            key={picture.name}
            ref={frame}
            src={`pages/${picture.name}.html`}
            // Its scripts are removed. This page reads and changes its texts.
            sandbox="allow-same-origin"
            title={[picture.route, picture.state].filter(Boolean).join(', ')}
            width={picture.width}
            className={styles.page}
            onLoad={() => {
              const page = frame.current?.contentDocument;
              if (page) setPreview(openPreview(page, flatten(context.french)));
            }}
          />
        </div>
      )}
    </section>
  );
}

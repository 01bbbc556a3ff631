import { useEffect, useState } from 'react';
import { flatten } from '../../catalogs/catalog.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import * as layout from '../../ui/layout.css.ts';
import type { Entry, Picture } from '../context.ts';
import * as styles from './Bench.css.ts';
import type { EntryFieldProps } from './EntryField.tsx';
import { type Preview, openPreview } from './preview.ts';

interface PicturePanelProps extends Pick<EntryFieldProps, 'context' | 'language' | 'w'> {
  texts: Readonly<Record<string, string>>;
  part: string;
  selected: Entry | undefined;
  onSelect: (path: string) => void;
}

/** The states that show the chosen text, as they will be. A click chooses a text; by keyboard, the list beside it does. */
export function PicturePanel({ context, language, texts, part, selected, onSelect, w }: PicturePanelProps) {
  const [chosen, setChosen] = useState('');
  const [isFrench, setFrench] = useState(false);
  const [width, setWidth] = useState<number>();
  const [preview, setPreview] = useState<Preview>();
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
        <Toggle isOn={isFrench} onPress={() => setFrench(!isFrench)}>
          {w.inFrench}
        </Toggle>
        {[360, 1280].map((px) => (
          <Toggle key={px} isOn={px === (width ?? picture?.width)} onPress={() => setWidth(px)}>
            {`${px} px`}
          </Toggle>
        ))}
      </ButtonRow>
      {picture && (
        // Scrolls sideways by keyboard. The states have English names.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div lang="en" className={styles.frame} tabIndex={0} role="group" aria-label={picture.state}>
          <iframe
            key={picture.name}
            src={`pages/${picture.name}.html`}
            // Its scripts are removed; this page reads and changes its texts. A page that may run scripts hides what helps without.
            sandbox={`allow-same-origin ${picture.state === 'without scripts' ? '' : 'allow-scripts'}`}
            title={[picture.route, picture.state].filter(Boolean).join(', ')}
            width={width ?? picture.width}
            className={styles.page}
            onLoad={({ currentTarget: { contentDocument: page } }) => {
              if (page) setPreview(openPreview(page, flatten(context.french)));
            }}
          />
        </div>
      )}
    </section>
  );
}

function Toggle({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <Button aria-pressed={isOn} variant={isOn ? 'strong' : 'secondary'} onClick={onPress}>
      {children}
    </Button>
  );
}

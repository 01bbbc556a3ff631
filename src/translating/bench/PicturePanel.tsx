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

/** The states that show the chosen text, as a picture in French and as they will be. */
export function PicturePanel(props: PicturePanelProps) {
  const { context, part, selected, w } = props;
  const [chosen, setChosen] = useState('');
  const [isFrench, setFrench] = useState(false);
  const paths = selected?.frenchPaths ?? [];
  const pictures = context.pictures.filter(({ route, texts }) =>
    paths.length > 0 ? texts.some(({ text }) => paths.includes(text)) : route === part,
  );
  // Of the page that is being translated, if it shows the text, in its initial state.
  const ofPart = pictures.filter(({ route }) => route === part);
  const isInitial = ({ state }: Picture) => state === 'initial';
  const picture =
    pictures.find(({ name }) => name === chosen) ??
    ofPart.find(isInitial) ??
    ofPart[0] ??
    pictures.find(isInitial) ??
    pictures[0];
  return (
    <section aria-label={w.picture} className={`${layout.stack.m} ${styles.panel}`}>
      <SelectField
        name="picture"
        label={w.picture}
        requiredWord=""
        error={undefined}
        placeholder={w.noPicture}
        options={pictures.map(({ name, route, state }) => ({
          value: name,
          label: [route, state].filter(Boolean).join(', '),
        }))}
        value={picture?.name ?? ''}
        onChange={setChosen}
      />
      <ButtonRow>
        <Button
          aria-pressed={!isFrench}
          variant={isFrench ? 'secondary' : 'strong'}
          onClick={() => setFrench(false)}
        >
          {w.translated}
        </Button>
        <Button
          aria-pressed={isFrench}
          variant={isFrench ? 'strong' : 'secondary'}
          onClick={() => setFrench(true)}
        >
          {w.french}
        </Button>
      </ButtonRow>
      {picture &&
        (isFrench ? (
          <FrenchPicture {...props} picture={picture} />
        ) : (
          <TranslatedPage {...props} picture={picture} />
        ))}
    </section>
  );
}

type ShownProps = PicturePanelProps & { picture: Picture };

/** A picture in which a click chooses a text; by keyboard, the list beside it does. */
function FrenchPicture({ picture, selected, onSelect, w }: ShownProps) {
  const image = useRef<HTMLImageElement>(null);
  const { name, width, height, texts, state } = picture;
  const boxes = texts.flatMap(({ text, boxes }) => boxes.map((box) => ({ text, box })));
  const paths = selected?.frenchPaths ?? [];
  const top = boxes.find(({ text }) => paths.includes(text))?.box[1];
  useEffect(() => {
    // Not its result: recent browsers return a promise, which React would call.
    image.current?.closest('[role="group"]')?.scrollTo({ top: (top ?? 0) - 100 });
  }, [top]);
  useEffect(() => {
    const shown = image.current;
    const choose = ({ offsetX, offsetY }: MouseEvent) => {
      const hits = boxes
        .filter(
          ({ box: [left = 0, top = 0, width = 0, height = 0] }) =>
            offsetX >= left && offsetX <= left + width && offsetY >= top && offsetY <= top + height,
        )
        .toSorted(
          (one, other) => (one.box[2] ?? 0) * (one.box[3] ?? 0) - (other.box[2] ?? 0) * (other.box[3] ?? 0),
        );
      if (hits[0]) onSelect(hits[0].text);
    };
    shown?.addEventListener('click', choose);
    return () => shown?.removeEventListener('click', choose);
  });
  return (
    // Scrolls by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0} role="group" aria-label={state}>
      <div className={styles.picture}>
        <img
          ref={image}
          src={`pictures/${name}.jpg`}
          width={width}
          height={height}
          alt={`${w.french} : ${state}`}
        />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
          className={styles.boxes}
        >
          {boxes.map(({ text, box: [x, y, width, height] }) => (
            <rect
              key={`${text} ${x} ${y}`}
              {...{ x, y, width, height }}
              className={paths.includes(text) ? styles.chosenBox : styles.box}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

function TranslatedPage({ context, language, texts, selected, onSelect, picture, w }: ShownProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => preview?.update(texts), [preview, texts]);
  useEffect(() => preview?.show(selected?.frenchPaths ?? []), [preview, selected]);
  return (
    <div className={styles.frame}>
      <iframe
        key={picture.name}
        ref={frame}
        src={`pages/${picture.name}.html`}
        // Its scripts are removed. This page reads and changes its texts.
        sandbox="allow-same-origin"
        title={`${w.translated} : ${picture.state}`}
        width={picture.width}
        className={styles.translatedPage}
        onLoad={() => {
          const page = frame.current?.contentDocument;
          const french = flatten(context.french);
          if (page) setPreview(openPreview(page, { language, french }, onSelect));
        }}
      />
    </div>
  );
}

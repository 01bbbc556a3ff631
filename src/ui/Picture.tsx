import { useEffect, useRef, useState } from 'react';
import * as styles from './Picture.css.ts';

interface PictureProps {
  /** URL of an SVG that fills its frame (`preserveAspectRatio="xMidYMid slice"`). */
  drawing: string;
  /** Alt text; without it the picture is decoration. */
  label?: string;
  /** URL of a photograph on another site. */
  photo?: string;
  /** Width over height. */
  ratio: keyof typeof styles.frame;
  /** Loads the drawing at once instead of when the visitor scrolls near it. */
  isInFirstScreen?: boolean;
}

/**
 * A drawing, covered by a photograph once that has loaded. The site does not know what the photograph shows, so it is
 * decoration, and the drawing has an alt text only while it is visible.
 */
export function Picture({ drawing, label = '', photo, ratio, isInFirstScreen = false }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  // The photograph may have loaded before hydration added `onLoad`.
  useEffect(() => setIsLoaded((image.current?.naturalWidth ?? 0) > 0), [photo]);
  return (
    <div className={styles.frame[ratio]}>
      <img
        className={styles.drawing}
        src={drawing}
        alt={isLoaded ? '' : label}
        loading={isInFirstScreen ? 'eager' : 'lazy'}
      />
      {photo && (
        <img
          ref={image}
          className={isLoaded ? styles.photoShown : styles.photo}
          src={photo}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          width="1200"
          height="800"
          onLoad={() => setIsLoaded(true)}
        />
      )}
    </div>
  );
}

/** A `srcset` for each format, and the largest file of the oldest format. */
export interface PhotoFiles {
  sources: Readonly<Record<string, string>>;
  img: { src: string; w: number; h: number };
}

interface PhotoProps extends Pick<PictureProps, 'label' | 'ratio' | 'isInFirstScreen'> {
  files: PhotoFiles;
}

export function Photo({ files: { sources, img }, label, ratio, isInFirstScreen }: PhotoProps) {
  return (
    <picture className={styles.frame[ratio]}>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes="(min-width: 48rem) 50vw, 100vw"
        />
      ))}
      <img
        className={styles.photoShown}
        src={img.src}
        width={img.w}
        height={img.h}
        alt={label}
        loading={isInFirstScreen ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

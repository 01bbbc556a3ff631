import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './Picture.css.ts';

interface PictureProps {
  /** The drawing: an SVG scene that fills the frame (`preserveAspectRatio="xMidYMid slice"`). */
  scene: ReactNode;
  /** What the drawing shows, where it carries meaning; left out, the picture is decoration. */
  label?: string;
  /** An external photograph that may lie over the drawing once it has loaded. */
  photo?: string;
  /** Width over height. */
  ratio: keyof typeof styles.frame;
}

/**
 * A drawing with a photograph over it. What the photograph shows is not known at build time, so it is decoration:
 * the drawing carries the text alternative, keeps the place, and stays when the photograph's host does not answer.
 */
export function Picture({ scene, label, photo, ratio }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  // It may have loaded before hydration, when nothing listened.
  useEffect(() => setIsLoaded((image.current?.naturalWidth ?? 0) > 0), [photo]);
  return (
    <div
      className={styles.frame[ratio]}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {scene}
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

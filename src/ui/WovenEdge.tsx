import * as styles from './WovenEdge.css.ts';

/** A decorative border below a band. */
export function WovenEdge() {
  return <div className={styles.wovenEdge} />;
}

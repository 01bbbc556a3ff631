import * as styles from './WovenEdge.css.ts';

/** The woven edge of a band; decoration. */
export function WovenEdge() {
  return <div className={styles.wovenEdge} />;
}

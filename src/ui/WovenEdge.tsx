import * as styles from './WovenEdge.css.ts';

export function WovenEdge() {
  return <div className={styles.wovenEdge} />;
}

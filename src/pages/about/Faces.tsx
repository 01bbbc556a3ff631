import { Portrait } from '../../scenes/Portrait.tsx';
import * as styles from './Faces.css.ts';
import { grounds, looks, portraitId } from './looks.ts';

/** Those who lead the school, drawn side by side; their names stand with the bodies that they sit on. */
export function Faces() {
  const seats = Object.entries(looks).flatMap(([body, members]) =>
    Object.entries(members).map(([seat, look]) => ({ id: portraitId(body, seat), look })),
  );
  return (
    <div className={styles.faces}>
      {seats.map(({ id, look }, place) => (
        // Next to one another, and one under the other, no two grounds are alike.
        <Portrait key={id} id={id} look={look} ground={grounds[place % grounds.length] ?? 'sky'} />
      ))}
    </div>
  );
}

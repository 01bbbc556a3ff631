import { useTranslation } from 'react-i18next';
import { type Look, Portrait } from '../../scenes/Portrait.tsx';
import { PortraitAgain } from '../../scenes/PortraitAgain.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './About.css.ts';

/** The four bodies that lead the school, what each decides and who sits on it: `people`, in the order shown. */
export function Governance() {
  const { t } = useTranslation(['about', 'people']);
  const bodies = t('governance.bodies', { returnObjects: true });
  const { board, management, academicCouncil, studentOffice } = bodies;
  return (
    <Section heading={t('governance.heading')} intro={t('governance.intro')}>
      <ol role="list" className={styles.bodies}>
        <Body
          {...board}
          id="board"
          members={withNames(board.members, t('people:board', { returnObjects: true }))}
        />
        <Body
          {...management}
          id="management"
          members={withNames(management.members, t('people:management', { returnObjects: true }))}
        />
        <Body
          {...academicCouncil}
          id="academicCouncil"
          members={withNames(academicCouncil.members, t('people:academicCouncil', { returnObjects: true }))}
        />
        <Body
          {...studentOffice}
          id="studentOffice"
          members={withNames(studentOffice.members, t('people:studentOffice', { returnObjects: true }))}
        />
      </ol>
    </Section>
  );
}

interface Member {
  id: string;
  title: string;
  name: string;
}

/** Joins each seat's title with the name of whoever sits on it; a seat without a title does not compile. */
function withNames<Id extends string>(titles: Record<Id, string>, names: Record<Id, string>): Member[] {
  // The keys of the record, which `Object.keys` types as plain strings.
  return (Object.keys(names) as Id[]).map((id) => ({ id, title: titles[id], name: names[id] }));
}

interface BodyProps {
  id: BodyId;
  name: string;
  role: string;
  members: readonly Member[];
}

function Body({ id, name, role, members }: BodyProps) {
  return (
    <li className={styles.body}>
      <div className={styles.bodyWords}>
        <h3>{name}</h3>
        <p className={styles.bodyRole}>{role}</p>
      </div>
      <dl className={styles.members}>
        {members.map((member) => (
          <div key={member.id} className={styles.member}>
            <dt className={styles.seat}>{member.title}</dt>
            <dd className={styles.memberName}>
              <span className={styles.portrait}>
                <PortraitAgain id={portraitId(id, member.id)} />
              </span>
              <bdi>{member.name}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** How each who sits on one of the school's four bodies is drawn, by the body and their seat. */
export const looks = {
  board: {
    chair: { skin: 'umber', wears: 'scarf', head: 'sea', body: 'sand', hasGlasses: true },
    viceChair: { skin: 'ebony', wears: 'cap', head: 'sand', body: 'green', hasBeard: true },
    treasurer: { skin: 'sienna', wears: 'scarf', head: 'gold', body: 'coral' },
  },
  management: {
    director: { skin: 'sienna', wears: 'hair', head: 'night', body: 'sea', hasGlasses: true },
    studies: { skin: 'ebony', wears: 'scarf', head: 'coral', body: 'night' },
    secretary: { skin: 'umber', wears: 'hair', head: 'night', body: 'sand', hasBeard: true },
  },
  academicCouncil: {
    president: { skin: 'ebony', wears: 'cap', head: 'gold', body: 'night', hasGlasses: true },
    research: { skin: 'umber', wears: 'scarf', head: 'green', body: 'gold' },
    quality: { skin: 'sienna', wears: 'scarf', head: 'sky', body: 'sea', hasGlasses: true },
  },
  studentOffice: {
    president: { skin: 'ebony', wears: 'scarf', head: 'sand', body: 'coral' },
    secretary: { skin: 'umber', wears: 'hair', head: 'night', body: 'green' },
    treasurer: { skin: 'sienna', wears: 'hair', head: 'night', body: 'gold', hasBeard: true },
  },
} as const satisfies Record<string, Record<string, Look>>;

export type BodyId = keyof typeof looks;

/** The grounds of the portraits, one after the other. */
export const grounds = ['gold', 'sky', 'coral', 'sand', 'green'] as const;

/** What a portrait is called on the page, for its second place there. */
export function portraitId(body: string, seat: string): string {
  return `portrait-${body}-${seat}`;
}

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

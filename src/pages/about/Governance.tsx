import { useTranslation } from 'react-i18next';
import { type Look, Portrait } from '../../scenes/Portrait.tsx';
import { PortraitAgain } from '../../scenes/Portrait.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './About.css.ts';

/** The four bodies that govern the school and their members, in the order of the slice `people`. */
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
          members={joinTitlesAndNames(board.members, t('people:board', { returnObjects: true }))}
        />
        <Body
          {...management}
          id="management"
          members={joinTitlesAndNames(management.members, t('people:management', { returnObjects: true }))}
        />
        <Body
          {...academicCouncil}
          id="academicCouncil"
          members={joinTitlesAndNames(
            academicCouncil.members,
            t('people:academicCouncil', { returnObjects: true }),
          )}
        />
        <Body
          {...studentOffice}
          id="studentOffice"
          members={joinTitlesAndNames(
            studentOffice.members,
            t('people:studentOffice', { returnObjects: true }),
          )}
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

/** Joins each seat's title with its member's name. Does not compile if a seat lacks its title. */
function joinTitlesAndNames<Id extends string>(
  titles: Record<Id, string>,
  names: Record<Id, string>,
): Member[] {
  // The cast: `Object.keys` returns plain strings.
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

/** The drawn portraits of the members, by body and seat. */
const portraits = {
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

type BodyId = keyof typeof portraits;

/** The backgrounds of the portraits, in turn. */
const backgrounds = ['gold', 'sky', 'coral', 'sand', 'green'] as const;

/** Returns the id by which `PortraitAgain` repeats a portrait of the hero. */
function portraitId(body: string, seat: string): string {
  return `portrait-${body}-${seat}`;
}

/** The portraits of all members, for the hero. The names stand with the governing bodies. */
export function LeaderPortraits() {
  const seats = Object.entries(portraits).flatMap(([body, members]) =>
    Object.entries(members).map(([seat, look]) => ({ id: portraitId(body, seat), look })),
  );
  return (
    <div className={styles.faces}>
      {seats.map(({ id, look }, place) => (
        // Five backgrounds in rows of four or six: neighbours always differ.
        <Portrait key={id} id={id} look={look} ground={backgrounds[place % backgrounds.length] ?? 'sky'} />
      ))}
    </div>
  );
}

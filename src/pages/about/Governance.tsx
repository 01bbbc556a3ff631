import { useTranslation } from 'react-i18next';
import { type PersonFeatures, Portrait } from '../../scenes/Portrait.tsx';
import { RepeatedPortrait } from '../../scenes/Portrait.tsx';
import { Fold } from '../../ui/Fold.tsx';
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
        <GoverningBody
          {...board}
          id="board"
          members={joinTitlesAndNames(board.members, t('people:board', { returnObjects: true }))}
        />
        <GoverningBody
          {...management}
          id="management"
          members={joinTitlesAndNames(management.members, t('people:management', { returnObjects: true }))}
        />
        <GoverningBody
          {...academicCouncil}
          id="academicCouncil"
          members={joinTitlesAndNames(
            academicCouncil.members,
            t('people:academicCouncil', { returnObjects: true }),
          )}
        />
        <GoverningBody
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

/** Pairs each seat's title with its member's name. The types require a title for every seat. */
function joinTitlesAndNames<Id extends string>(
  titles: Record<Id, string>,
  names: Record<Id, string>,
): Member[] {
  // Safe cast: `Object.keys` returns plain strings.
  return (Object.keys(names) as Id[]).map((id) => ({ id, title: titles[id], name: names[id] }));
}

interface GoverningBodyProps {
  id: BodyId;
  name: string;
  role: string;
  members: readonly Member[];
}

function GoverningBody({ id, name, role, members }: GoverningBodyProps) {
  const { t } = useTranslation('about');
  return (
    <li className={styles.governingBody}>
      <div className={styles.bodyWords}>
        <h3>{name}</h3>
        <p className={styles.bodyRole}>{role}</p>
      </div>
      <Fold summary={t('governance.showMembers')}>
        <dl className={styles.members}>
          {members.map((member) => (
            <div key={member.id} className={styles.member}>
              <dt className={styles.seat}>{member.title}</dt>
              <dd className={styles.memberName}>
                <span className={styles.portrait}>
                  <RepeatedPortrait id={portraitId(id, member.id)} />
                </span>
                <bdi>{member.name}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </li>
  );
}

/** The drawn portraits of the members, by the body they sit on and their office in it. */
const portraits = {
  board: {
    chair: { skin: 'umber', headwear: 'scarf', headwearColor: 'sea', garmentColor: 'sand', hasGlasses: true },
    viceChair: {
      skin: 'ebony',
      headwear: 'cap',
      headwearColor: 'sand',
      garmentColor: 'green',
      hasBeard: true,
    },
    treasurer: { skin: 'sienna', headwear: 'scarf', headwearColor: 'gold', garmentColor: 'coral' },
  },
  management: {
    director: {
      skin: 'sienna',
      headwear: 'hair',
      headwearColor: 'night',
      garmentColor: 'sea',
      hasGlasses: true,
    },
    studies: { skin: 'ebony', headwear: 'scarf', headwearColor: 'coral', garmentColor: 'night' },
    secretary: {
      skin: 'umber',
      headwear: 'hair',
      headwearColor: 'night',
      garmentColor: 'sand',
      hasBeard: true,
    },
  },
  academicCouncil: {
    president: {
      skin: 'ebony',
      headwear: 'cap',
      headwearColor: 'gold',
      garmentColor: 'night',
      hasGlasses: true,
    },
    research: { skin: 'umber', headwear: 'scarf', headwearColor: 'green', garmentColor: 'gold' },
    quality: {
      skin: 'sienna',
      headwear: 'scarf',
      headwearColor: 'sky',
      garmentColor: 'sea',
      hasGlasses: true,
    },
  },
  studentOffice: {
    president: { skin: 'ebony', headwear: 'scarf', headwearColor: 'sand', garmentColor: 'coral' },
    secretary: { skin: 'umber', headwear: 'hair', headwearColor: 'night', garmentColor: 'green' },
    treasurer: {
      skin: 'sienna',
      headwear: 'hair',
      headwearColor: 'night',
      garmentColor: 'gold',
      hasBeard: true,
    },
  },
} as const satisfies Record<string, Record<string, PersonFeatures>>;

type BodyId = keyof typeof portraits;

/** Backgrounds of the portraits, repeated in this order. */
const backgrounds = ['gold', 'sky', 'coral', 'sand', 'green'] as const;

/** Returns the id of a portrait in the hero, for `RepeatedPortrait`. */
function portraitId(body: string, seat: string): string {
  return `portrait-${body}-${seat}`;
}

/** The portraits of all members, for the hero. `Governance` shows the names. */
export function LeaderPortraits() {
  const seats = Object.entries(portraits).flatMap(([body, members]) =>
    Object.entries(members).map(([seat, person]) => ({ id: portraitId(body, seat), person })),
  );
  return (
    <div className={styles.faces}>
      {seats.map(({ id, person }, place) => (
        // With five backgrounds in rows of four or six, neighbours always differ.
        <Portrait
          key={id}
          id={id}
          person={person}
          ground={backgrounds[place % backgrounds.length] ?? 'sky'}
        />
      ))}
    </div>
  );
}

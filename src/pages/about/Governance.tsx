import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import { PortraitAgain } from '../../scenes/PortraitAgain.tsx';
import * as styles from './Governance.css.ts';
import { type BodyId, portraitId } from './looks.ts';

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
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.role}>{role}</p>
      </div>
      <dl className={styles.members}>
        {members.map((member) => (
          <div key={member.id} className={styles.member}>
            <dt className={styles.seat}>{member.title}</dt>
            <dd className={styles.name}>
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

import { useTranslation } from 'react-i18next';
import { Fold } from '../../ui/Fold.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { Section } from '../../ui/Section.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './About.css.ts';

const bodyIds = ['board', 'management', 'academicCouncil', 'studentOffice'] as const;

/** The bodies and their members in the order of the slice `people`. */
function useGoverningBodies() {
  const { t } = useTranslation(['about', 'people']);
  return bodyIds.map((id) => {
    const { name, role, members } = t(`governance.bodies.${id}`, { returnObjects: true });
    const titles: Record<string, string> = members;
    const names = Object.entries(t(`people:${id}`, { returnObjects: true }));
    return {
      name,
      role,
      members: names.map(([seat, person]) => ({ id: `${id}-${seat}`, title: titles[seat], name: person })),
    };
  });
}

export function Governance() {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('governance.heading')} intro={t('governance.intro')}>
      <ol role="list" className={`${layout.rows.l} ${layout.ruleAbove.strong}`}>
        {useGoverningBodies().map(({ name, role, members }) => (
          <li key={name} className={`${layout.stack.m} ${layout.desktopColumns.narrowWide}`}>
            <div className={`${layout.stack.xs} ${layout.atTop}`}>
              <h3>{name}</h3>
              <p className={layout.ink.quiet}>{role}</p>
            </div>
            <Fold summary={t('governance.showMembers')}>
              <dl className={`${layout.stack.m} ${layout.tabletColumns.three}`}>
                {members.map((member) => (
                  <div key={member.id} className={styles.member}>
                    <dt className={layout.label}>
                      <Monogram className={styles.monogram} name={member.name} />
                      {member.title}
                    </dt>
                    <dd className={layout.headingSize.h4}>
                      <bdi>{member.name}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** For the hero; `Governance` shows the names. */
export function LeaderMonograms() {
  return (
    <div className={styles.leaderMonograms}>
      {useGoverningBodies().flatMap(({ members }) =>
        members.map(({ name }) => <Monogram key={name} name={name} />),
      )}
    </div>
  );
}

import { type ToggleEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isoCertificate } from '../../content/certifications.ts';
import { Section } from '../../ui/Section.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Certifications.css.ts';

/** Native `details` with a shared name: one part is open at a time, no scripts are needed, and find-in-page opens parts. */
export function IsoStandard() {
  const { t } = useTranslation('certifications');
  const { standard } = isoCertificate;
  const group = useId();
  const parts = [
    {
      heading: t('iso.standard.heading', { standard }),
      content: <Paragraphs texts={t('iso.standard.text', { returnObjects: true })} />,
    },
    {
      heading: t('iso.students.heading'),
      content: <Points texts={t('iso.students.points', { returnObjects: true })} />,
    },
    {
      heading: t('iso.school.heading'),
      content: <Points texts={t('iso.school.points', { returnObjects: true })} />,
    },
    {
      heading: t('iso.commitment.heading'),
      content: <Paragraphs texts={t('iso.commitment.text', { returnObjects: true })} />,
    },
  ];
  return (
    <Section
      id="iso"
      heading={t('iso.heading', { standard })}
      intro={t('iso.intro')}
      tone="sand"
      split="narrowWide"
    >
      <div className={`${layout.rows.xs} ${layout.ruleAbove.strong}`}>
        {parts.map(({ heading, content }, index) => (
          <details
            key={heading}
            name={group}
            open={index === 0}
            className={styles.accordion}
            onToggle={closeOthers}
          >
            <summary className={styles.accordionSummary}>
              <h3>{heading}</h3>
            </summary>
            <div className={`${styles.accordionPanel} ${layout.stack.m}`}>{content}</div>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Firefox before 130 and Safari before 17.2 do not know the shared name. */
function closeOthers({ currentTarget: part }: ToggleEvent<HTMLDetailsElement>) {
  if (!part.open) return;
  for (const other of part.parentElement?.querySelectorAll('details') ?? []) other.open = other === part;
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul role="list" className={`${layout.points} ${layout.stack.m} ${layout.measure}`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

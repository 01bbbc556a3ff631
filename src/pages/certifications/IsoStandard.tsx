import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isoCertificate } from '../../content/certifications.ts';
import { Section } from '../../ui/Section.tsx';
import { ruleAbove, stack } from '../../ui/layout.css.ts';
import * as styles from './Certifications.css.ts';

/**
 * What the standard asks, in parts that open and close, at most one open at a time. Native `details` with a shared name
 * work without scripts, and the browser's find-in-page opens them. Browsers that do not support the name allow several
 * open parts.
 */
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
    <Section heading={t('iso.heading', { standard })} intro={t('iso.intro')} split="narrowWide">
      <div className={ruleAbove.strong}>
        {parts.map(({ heading, content }, index) => (
          <details key={heading} name={group} open={index === 0} className={styles.accordionItem}>
            <summary className={styles.accordionSummary}>
              <h3 className={styles.accordionHeading}>{heading}</h3>
              <svg className={styles.marker} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
                <path d="M16 2 30 16 16 30 2 16Z" className={styles.diamond} />
                <path d="M10 16H22" className={styles.plusLine} />
                <path d="M16 10V22" className={`${styles.plusLine} ${styles.plusVerticalLine}`} />
              </svg>
            </summary>
            <div className={styles.accordionPanel}>{content}</div>
          </details>
        ))}
      </div>
    </Section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul role="list" className={stack.m}>
      {texts.map((text) => (
        <li key={text} className={styles.point}>
          {text}
        </li>
      ))}
    </ul>
  );
}

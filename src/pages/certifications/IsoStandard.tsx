import { useTranslation } from 'react-i18next';
import { isoCertificate } from '../../content/certifications.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Certifications.css.ts';

export function IsoStandard() {
  const { t } = useTranslation('certifications');
  const { standard } = isoCertificate;
  return (
    <Section heading={t('iso.heading', { standard })} intro={t('iso.intro')} split="narrowWide">
      <Accordion
        initiallyOpen="standard"
        items={[
          {
            id: 'standard',
            heading: t('iso.standard.heading', { standard }),
            children: <Paragraphs texts={t('iso.standard.text', { returnObjects: true })} />,
          },
          {
            id: 'students',
            heading: t('iso.students.heading'),
            children: <Points texts={t('iso.students.points', { returnObjects: true })} />,
          },
          {
            id: 'school',
            heading: t('iso.school.heading'),
            children: <Points texts={t('iso.school.points', { returnObjects: true })} />,
          },
          {
            id: 'commitment',
            heading: t('iso.commitment.heading'),
            children: <Paragraphs texts={t('iso.commitment.text', { returnObjects: true })} />,
          },
        ]}
      />
    </Section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul role="list" className={styles.points}>
      {texts.map((text) => (
        <li key={text} className={styles.point}>
          {text}
        </li>
      ))}
    </ul>
  );
}

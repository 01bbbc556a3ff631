import { useTranslation } from 'react-i18next';
import { fundingOptions } from '../../../content/programs.ts';
import { Section } from '../../../ui/Section.tsx';
import * as styles from './Practicalities.css.ts';

/** Ways to pay for a short programme. */
export function Funding() {
  const { t } = useTranslation('executive');
  return (
    <Section
      id="funding"
      heading={t('funding.heading')}
      intro={t('funding.intro')}
      tone="sand"
      split="narrowWide"
    >
      <ul className={styles.options}>
        {fundingOptions.map((id) => (
          <li key={id} className={styles.option}>
            <h3>{t(`funding.options.${id}.title`)}</h3>
            <p>{t(`funding.options.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

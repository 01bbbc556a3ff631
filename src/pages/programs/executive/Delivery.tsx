import { useTranslation } from 'react-i18next';
import { deliveryModes } from '../../../content/programs.ts';
import { Section } from '../../../ui/Section.tsx';
import * as styles from './Practicalities.css.ts';

/** Where and when a short programme can be followed. */
export function Delivery() {
  const { t } = useTranslation('executive');
  return (
    <Section heading={t('delivery.heading')} tone="deep" split="narrowWide">
      <ul className={styles.modes}>
        {deliveryModes.map((id) => (
          <li key={id} className={styles.mode}>
            <h3>{t(`delivery.modes.${id}.title`)}</h3>
            <p>{t(`delivery.modes.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { school } from '../content/school.ts';
import { Mark } from '../ui/Mark.tsx';
import * as styles from './Letterhead.css.ts';

/** The head of every printed page: whose it is and where to ask. On screen the header and the footer say it. */
export function Letterhead() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.letterhead}>
      <Mark name="school" />
      <strong className={styles.sender}>{t('schoolName')}</strong>
      <ul className={styles.contact}>
        <li>{t('address')}</li>
        <li>
          <bdi>{school.phone}</bdi>
        </li>
        <li>
          <bdi>{school.email}</bdi>
        </li>
      </ul>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container } from '../../ui/Section.tsx';
import * as styles from './NotFound.css.ts';

/** What an unknown path shows. The message is the specification's, in English in every language. */
export function NotFound() {
  const { t } = useTranslation('notFound');
  return (
    <Container className={styles.page}>
      <h1 className={styles.heading}>
        <span className={styles.code}>{t('code')}</span>
        <span className={styles.message} lang="en">
          {t('message')}
        </span>
      </h1>
      <p>{t('explanation')}</p>
      <ButtonLink to="/" variant="primary">
        {t('home')}
      </ButtonLink>
    </Container>
  );
}

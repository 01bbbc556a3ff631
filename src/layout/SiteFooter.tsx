import { useTranslation } from 'react-i18next';
import { Container } from '../ui/Section.tsx';
import { WovenEdge } from '../ui/Pattern.tsx';
import * as styles from './SiteFooter.css.ts';

/** The end of every page. */
export function SiteFooter() {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <footer className={styles.footer}>
      <WovenEdge />
      <Container>
        <p className={styles.legal}>
          {t('footer.copyright', { year: String(new Date().getFullYear()), school: t('common:schoolName') })}
        </p>
      </Container>
    </footer>
  );
}

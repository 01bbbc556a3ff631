import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuList } from '../../layout/MenuLink.tsx';
import { mainLinks, resourceLinks } from '../../layout/menus.ts';
import { SearchForm } from '../../layout/SearchForm.tsx';
import emptyQuay from '../../scenes/empty-quay.svg';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container } from '../../ui/Section.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './NotFound.css.ts';

/** The message is English in every language (specification). */
export function NotFound() {
  const { t } = useTranslation(['notFound', 'layout']);
  useEffect(() => {
    const { origin, pathname } = window.location;
    // Some programs escape the # in the link of a dossier.
    if (pathname.includes('%23')) window.location.replace(origin + pathname.replace('%23', '#'));
  }, []);
  return (
    <Container className={styles.page}>
      <div className={`${layout.stack.l} ${layout.atStart}`}>
        <h1 className={layout.stack.l}>
          <span className={styles.code}>{t('code')}</span>
          <span className={styles.message} lang="en">
            {t('message')}
          </span>
        </h1>
        <p>{t('explanation')}</p>
        <ButtonLink to="/" variant="strong">
          {t('layout:error.home')}
        </ButtonLink>
        <SearchForm place="page" />
        <nav aria-label={t('routes')} className={styles.routes}>
          <MenuList links={[...mainLinks.slice(1), ...resourceLinks]} linkClass={styles.pageLink} />
        </nav>
      </div>
      <img className={styles.drawing} src={emptyQuay} alt="" />
    </Container>
  );
}

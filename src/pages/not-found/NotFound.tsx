import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '../../layout/MenuLink.tsx';
import { mainLinks, resourceLinks } from '../../layout/menus.ts';
import { SearchForm } from '../../layout/SearchForm.tsx';
import emptyQuay from '../../scenes/empty-quay.svg';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import { atStart, row, stack } from '../../ui/layout.css.ts';
import { findMeantPath } from './meantPath.ts';
import * as styles from './NotFound.css.ts';

/** The message is English in every language (specification). */
export function NotFound() {
  const { t } = useTranslation('notFound');
  const [meantPath, setMeantPath] = useState<string>();
  useEffect(() => {
    findMeantPath(window.location).then(setMeantPath, () => undefined);
  }, []);
  return (
    <Container className={styles.page}>
      <div className={`${stack.l} ${atStart}`}>
        <h1 className={stack.l}>
          <span className={styles.code}>{t('code')}</span>
          <span className={styles.message} lang="en">
            {t('message')}
          </span>
        </h1>
        <p>{t('explanation')}</p>
        <Status>
          {meantPath && (
            <>
              {t('meant')}{' '}
              <a href={meantPath}>
                <bdi>{meantPath}</bdi>
              </a>
            </>
          )}
        </Status>
        <ButtonLink to="/" variant="strong">
          {t('home')}
        </ButtonLink>
        <SearchForm place="page" />
        <nav aria-label={t('routes')}>
          <ul className={row.l}>
            {[...mainLinks.slice(1), ...resourceLinks].map((link) => (
              <li key={link.to}>
                <MenuLink {...link} className={styles.pageLink} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <img className={styles.drawing} src={emptyQuay} alt="" />
    </Container>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '../../layout/MenuLink.tsx';
import { mainLinks, resourceLinks } from '../../layout/menus.ts';
import { SearchForm } from '../../layout/SearchForm.tsx';
import emptyQuay from '../../scenes/empty-quay.svg';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import * as styles from './NotFound.css.ts';

/**
 * Resolves with the path of the page that a copied address probably meant, without the punctuation that followed it;
 * undefined if there is no such page.
 */
async function findMeantPath({ origin, pathname }: Location): Promise<string | undefined> {
  const stripped = decodeURI(pathname).replace(/[^\p{L}\p{N}]+$/u, '');
  if (stripped === decodeURI(pathname)) return undefined;
  // Asks the server, which knows every page and spelling of its address.
  const { ok, url } = await fetch(origin + stripped, { method: 'HEAD' });
  return ok ? new URL(url).pathname : undefined;
}

/** The 404 page, with links to the main pages. Its message is English in every language (specification). */
export function NotFound() {
  const { t } = useTranslation('notFound');
  const [meantPath, setMeantPath] = useState<string>();
  useEffect(() => {
    const { origin, pathname } = window.location;
    // Some programs escape the # of a link, here that of a dossier.
    if (pathname.includes('%23')) window.location.replace(origin + pathname.replace('%23', '#'));
    else findMeantPath(window.location).then(setMeantPath, () => undefined);
  }, []);
  return (
    <Container className={styles.page}>
      <div className={styles.messageColumn}>
        <h1 className={styles.heading}>
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
          <ul className={styles.pageLinks}>
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

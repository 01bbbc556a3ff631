import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuList } from '../../layout/MenuLink.tsx';
import { mainLinks, resourceLinks } from '../../layout/menus.ts';
import { SearchForm } from '../../layout/SearchForm.tsx';
import emptyQuay from '../../scenes/empty-quay.svg';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './NotFound.css.ts';

/** The message is English in every language (specification). */
export function NotFound() {
  const { t } = useTranslation(['notFound', 'layout']);
  const [meantPath, setMeantPath] = useState<string>();
  useEffect(() => {
    findMeantPath(window.location).then(setMeantPath, () => undefined);
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
        <div>
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
        </div>
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

/**
 * The page that a copied address with punctuation after it probably meant; undefined if there is none. Opens an address
 * whose # was escaped, as some programs do to the link of a dossier.
 */
async function findMeantPath({ origin, pathname }: Location): Promise<string | undefined> {
  if (pathname.includes('%23')) {
    window.location.replace(origin + pathname.replace('%23', '#'));
    return undefined;
  }
  const typed = decodeURI(pathname);
  const stripped = typed.replace(/[^\p{L}\p{N}]+$/u, '');
  if (stripped === typed) return undefined;
  // Asks the server, which knows every page and spelling of its address.
  const { ok, url } = await fetch(origin + stripped, { method: 'HEAD' });
  return ok ? new URL(url).pathname : undefined;
}

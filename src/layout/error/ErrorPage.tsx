import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { school } from '../../content/school.ts';
import { localisePath } from '../../i18n/localisePath.ts';
import { Button, ButtonAnchor, ButtonRow } from '../../ui/Button.tsx';
import { Container } from '../../ui/Section.tsx';
import * as styles from './ErrorPage.css.ts';

/**
 * What stands in the frame instead of a page that failed: while it was drawn, or because its code or its words did not
 * come. Its own words are in the slice that every page brings. The focus goes to it, because what had it is gone.
 */
export function ErrorPage() {
  const { t, i18n } = useTranslation('layout');
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function tryAgain() {
    // A new document has the site as it is now; without a connection there is none to be had.
    if (navigator.onLine) window.location.reload();
    else void router.invalidate();
  }

  return (
    <Container className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('error.heading')}
      </h1>
      <p>{t('error.text', { email: school.email, phone: school.phone })}</p>
      <ButtonRow>
        <Button variant="primary" onClick={tryAgain}>
          {t('error.retry')}
        </Button>
        <ButtonAnchor href={localisePath('/', i18n.language)}>{t('error.home')}</ButtonAnchor>
      </ButtonRow>
    </Container>
  );
}

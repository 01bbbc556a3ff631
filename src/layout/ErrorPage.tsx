import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { seemsOffline } from '../browser/features.ts';
import { pagePath } from '../i18n/languages.ts';
import { EmailLink, PhoneLink } from '../sections/SchoolLinks.tsx';
import { Button, ButtonAnchor, ButtonRow } from '../ui/Button.tsx';
import { Band } from '../ui/Section.tsx';
import * as layout from '../ui/layout.css.ts';

/** For a page that did not load or failed to render. Its heading takes the focus, because the focused element is gone. */
export function ErrorPage() {
  const { t, i18n } = useTranslation('layout');
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function tryAgain() {
    // A reload gets the latest deploy, but needs a connection.
    if (seemsOffline()) void router.invalidate();
    else window.location.reload();
  }

  return (
    <Band tone="salt" className={`${layout.stack.l} ${layout.atStart}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t('error.heading')}
      </h1>
      <p>{t('error.text')}</p>
      <p className={layout.row.m}>
        <PhoneLink /> <EmailLink />
      </p>
      <ButtonRow>
        <Button variant="primary" onClick={tryAgain}>
          {t('error.retry')}
        </Button>
        <ButtonAnchor href={pagePath('/', i18n.language)}>{t('error.home')}</ButtonAnchor>
      </ButtonRow>
    </Band>
  );
}

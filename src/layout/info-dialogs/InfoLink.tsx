import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type InfoText, hashOf } from '../../content/infoTexts.ts';
import { useCurrent } from '../useCurrent.ts';

interface InfoLinkProps {
  text: InfoText;
  className: string;
}

/**
 * A link to one of the footer's texts. Pressed, it opens the text over the page that is shown; in a new tab, or without
 * scripts, it leads to the text's own page.
 */
export function InfoLink({ text, className }: InfoLinkProps) {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const { id, path } = text;
  const current = useCurrent({ to: path });

  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari focuses no link that is clicked, and the dialog gives the focus back to what had it.
    event.currentTarget.focus({ preventScroll: true });
    void navigate({ to: '.', search: true, hash: hashOf(text), resetScroll: false });
  }

  return (
    <Link
      to={path}
      className={className}
      aria-current={current}
      // On its own page there is nothing to lay over it.
      {...(!current && { 'aria-haspopup': 'dialog', onClick: openDialog })}
    >
      {/* Every page says how far it is accessible. */}
      {id === 'accessibility'
        ? t(`footer.conformity.${import.meta.env.CONFORMITY_LEVEL}`)
        : t(`footer.info.${id}`)}
    </Link>
  );
}

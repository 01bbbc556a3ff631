import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localisePath } from '#core/texts/languages.ts';
import { type ProgramId, programPath } from '../content/programs.ts';
import { ButtonAnchor, ButtonRow } from '../ui/Button.tsx';
import { scriptOnly } from '../ui/Button.css.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FollowedByIcon, Icon } from '../ui/Icon.tsx';
import { textLink } from '../ui/TextLink.css.ts';
import { shareWays } from './ShareProgram.css.ts';

/**
 * Lets a visitor send the address of a programme's page, for example to the family: by the share menu of the device, or
 * else by e-mail or by copying. Native `details`, so that the e-mail works without scripts. Messengers show the Open
 * Graph image of the page.
 */
export function ShareProgram({ program }: { program: ProgramId }) {
  const { t, i18n } = useTranslation(['program', 'common']);
  const { t: own } = useTranslation(program);
  const title = own('meta.title');
  const url = import.meta.env.PRINTED_ORIGIN + localisePath(programPath(program), i18n.language);
  const text = t('share.text', { title, school: t('common:schoolName') });

  function openShareMenu(event: MouseEvent) {
    // Old browsers and most desktop browsers do not have a share menu.
    if (!('share' in navigator)) return;
    event.preventDefault();
    // Rejects when the visitor closes the menu.
    navigator.share({ title, text, url }).catch(() => {});
  }

  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n${url}`)}`;
  return (
    <details className={shareWays}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <summary className={textLink} onClick={openShareMenu}>
        <FollowedByIcon name="external">{t('share.open')}</FollowedByIcon>
      </summary>
      <ButtonRow>
        <ButtonAnchor href={`mailto:?${mail}`}>
          <Icon name="mail" />
          {t('share.mail')}
        </ButtonAnchor>
        <div className={scriptOnly}>
          <CopyButton text={url} copied={t('share.copied')} notCopied={t('share.notCopied', { url })}>
            {t('share.copy')}
          </CopyButton>
        </div>
      </ButtonRow>
    </details>
  );
}

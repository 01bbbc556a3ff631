import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  admissionSearchFor,
  families,
  internshipMonthsMin,
  type ProgramId,
  programOf,
  programPath,
} from '../../../content/programs.ts';
import { localisePath } from '#core/texts/languages.ts';
import { openShareMenu } from '../../../browser/features.ts';
import { mailHref } from '../../../content/school.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/Button.tsx';
import { scriptOnly } from '../../../ui/Button.css.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ApplicationDeadline } from '../../../sections/ApplicationStatus.tsx';
import { FeesLine } from '../../../sections/FeesLine.tsx';
import { WhatsAppLink } from '../../../sections/SchoolLinks.tsx';
import { useRequirements } from '../../../sections/useProgramFacts.ts';
import { useProgramTitle } from '../../../sections/ProgramName.tsx';
import { FollowedByIcon, Icon } from '../../../ui/Icon.tsx';
import * as layout from '../../../ui/layout.css.ts';
import * as styles from './ProgramPage.css.ts';

export function KeyFacts({ program }: { program: ProgramId }) {
  const { t } = useTranslation(['program', 'common']);
  const title = useProgramTitle(program);
  return (
    <div className={styles.facts}>
      <div className={styles.factHead}>
        <h2 className={layout.textSize.h4}>{t('facts.heading')}</h2>
        <ShareProgram program={program} />
      </div>
      <FeesLine perYear={programOf(program).feesPerYear} program={title} />
      <WhatsAppLink text={t('whatsApp', { program: title })} />
      <dl className={styles.factList}>
        {useFacts(program).map(({ id, term, value }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.factTerm}>{term}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        to="/admission-request"
        search={admissionSearchFor(program)}
        variant="primary"
        className={styles.applyLink}
      >
        {t('apply')}
      </ButtonLink>
    </div>
  );
}

function useFacts(id: ProgramId): { id: string; term: string; value: ReactNode }[] {
  const { t } = useTranslation('program');
  const formats = useFormats();
  const { family, training } = programOf(id);
  const { isInEvening } = families[family];
  const length = t('facts.internshipLength', { count: internshipMonthsMin });
  const level =
    family === 'licence' ? t('facts.baccalaureate') : t('facts.level', { level: families.licence.level });
  const facts = [
    ['deadline', <ApplicationDeadline key="deadline" program={id} />],
    ['schedule', t(isInEvening ? 'facts.evening' : 'facts.daytime')],
    ['internship', isInEvening ? t('facts.atEmployer', { length }) : length],
    ['prerequisite', formats.list([level, ...useRequirements(id)])],
    ['training', training && t('facts.initialTraining')],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [{ id: name, term: t(`facts.${name}`), value }] : []));
}

/**
 * By the share menu of the device, or else by e-mail or by copying. Native `details`, so that the e-mail works without
 * scripts. Messengers show the Open Graph image of the page.
 */
function ShareProgram({ program }: { program: ProgramId }) {
  const { t, i18n } = useTranslation(['program', 'common']);
  const title = useProgramTitle(program);
  const url = import.meta.env.PRINTED_ORIGIN + localisePath(programPath(program), i18n.language);
  const text = t('share.text', { title, school: t('common:schoolName') });

  function share(event: MouseEvent) {
    if (openShareMenu({ title, text, url })) event.preventDefault();
  }

  return (
    <details className={styles.shareWays}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <summary className={layout.textLink} onClick={share}>
        <FollowedByIcon name="external">{t('share.open')}</FollowedByIcon>
      </summary>
      <ButtonRow>
        <ButtonAnchor href={mailHref({ to: '', subject: title, body: `${text}\n${url}` })}>
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

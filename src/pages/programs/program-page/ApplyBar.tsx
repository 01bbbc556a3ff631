import { useTranslation } from 'react-i18next';
import { applicationFor, type ProgramId } from '../../../content/programs.ts';
import { ApplicationStatus } from '../../../sections/ApplicationStatus.tsx';
import { useDeadlineText } from '../../../sections/applicationTexts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as styles from './ApplyBar.css.ts';

/** Until when and where one applies, within reach of the thumb on every screen of the page. */
export function ApplyBar({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const deadlineText = useDeadlineText();
  return (
    <div className={styles.bar} data-apply="">
      <p className={styles.deadline}>
        {deadlineText(program)}
        <ApplicationStatus program={program} tells="applications" lines="one" />
      </p>
      <ButtonLink to="/admission-request" search={applicationFor(program)} variant="primary">
        {t('apply')}
      </ButtonLink>
    </div>
  );
}

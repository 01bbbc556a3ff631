import { useTranslation } from 'react-i18next';
import { admissionSearchFor, type ProgramId } from '../../../content/programs.ts';
import { PrintButton, PrintHelp } from '../../../sections/PrintButton.tsx';
import { EmailLink, PhoneLink } from '../../../sections/SchoolLinks.tsx';
import { ButtonLink, ButtonRow } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import * as styles from './ProgramPage.css.ts';

/**
 * The end of a programme's page: contact, link to apply, and the brochure. The brochure is this page in print
 * (`brochure.css.ts`).
 */
export function ProgramContact({ program }: { program: ProgramId }) {
  const { t } = useTranslation(['program', 'common']);
  return (
    <Section heading={t('contact.heading')} tone="tint" split="narrowWide">
      <dl className={styles.contactWays}>
        <div className={`${styles.fact} ${styles.contactAddress}`}>
          <dt className={styles.contactTerm}>{t('contact.address')}</dt>
          <dd className={styles.contactValue}>{t('common:address')}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.contactTerm}>{t('contact.phone')}</dt>
          <dd className={styles.contactValue}>
            <PhoneLink className={styles.contactLink} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.contactTerm}>{t('contact.email')}</dt>
          <dd className={styles.contactValue}>
            <EmailLink className={styles.contactLink} />
          </dd>
        </div>
      </dl>
      <ButtonRow>
        {/* Not the red button, because the bar at the bottom of small screens already has it. */}
        <ButtonLink to="/admission-request" search={admissionSearchFor(program)} variant="strong">
          {t('apply')}
        </ButtonLink>
        <PrintButton helpId="print-help">{t('brochure')}</PrintButton>
      </ButtonRow>
      <PrintHelp id="print-help" />
    </Section>
  );
}

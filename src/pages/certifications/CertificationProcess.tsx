import { useTranslation } from 'react-i18next';
import { certificateMonths } from '../../content/certifications.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { NumberedPath } from '../../ui/NumberedPath.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const steps = ['training', 'preparation', 'exam', 'certification'] as const;

/** From the first session to the certificate, and where to begin. */
export function CertificationProcess() {
  const { t } = useTranslation('certifications');
  return (
    <Section
      heading={t('process.heading')}
      intro={t('process.intro', { min: certificateMonths.min, count: certificateMonths.max })}
      split="narrowWide"
      aside={
        <ButtonRow>
          <ButtonLink to="/admission-request" search={{ formationType: 'certifiante' }} variant="strong">
            {t('process.action')}
          </ButtonLink>
          <TextLink to="/programs/executive" hash="funding">
            {t('process.funding')}
          </TextLink>
        </ButtonRow>
      }
    >
      <NumberedPath
        steps={steps.map((id) => ({
          id,
          heading: t(`process.steps.${id}.title`),
          children: <p>{t(`process.steps.${id}.text`)}</p>,
        }))}
      />
    </Section>
  );
}

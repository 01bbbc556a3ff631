import { useTranslation } from 'react-i18next';
import { promises } from '../../content/promises.ts';
import type { AdmissionSearch } from '../../forms/admission/admissionSearch.ts';
import { AdmissionForm } from '../../forms/admission/AdmissionForm.tsx';
import { Container } from '../../ui/Section.tsx';
import * as styles from './AdmissionRequest.css.ts';
import { NextSteps } from './NextSteps.tsx';

const cardHeadingId = 'formulaire';

/** The admission request: what it is, what follows, and the form. */
export function AdmissionRequest({ search }: { search: AdmissionSearch }) {
  const { t } = useTranslation('admissionRequest');

  return (
    <div className={styles.page}>
      <Container className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.heading}>
            <h1>{t('hero.heading')}</h1>
            <p className={styles.intro}>{t('hero.intro')}</p>
          </div>
          <section aria-labelledby="suite" className={styles.banner}>
            <h2 id="suite">{t('banner.heading')}</h2>
            <NextSteps
              steps={[
                {
                  id: 'request',
                  title: t('banner.steps.request.title'),
                  text: t('banner.steps.request.text'),
                },
                {
                  id: 'confirmation',
                  title: t('banner.steps.confirmation.title'),
                  text: t('banner.steps.confirmation.text'),
                },
                {
                  id: 'answer',
                  title: t('banner.steps.answer.title'),
                  text: t('banner.steps.answer.text', { count: promises.admissionAnswerHours }),
                },
              ]}
            />
          </section>
        </div>
        <div className={styles.card}>
          <h2 id={cardHeadingId}>{t('formHeading')}</h2>
          <AdmissionForm labelledBy={cardHeadingId} search={search} />
        </div>
      </Container>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { applicationsOpen } from '#core/questions/academicYears.ts';
import { responseTimes } from '../../content/admissions.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { PrintButton, PrintHelp } from '../../sections/PrintButton.tsx';
import { BadgeList } from '../../ui/Badge.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { TodayFacts } from '../../sections/TodayFacts.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Container, Section } from '../../ui/Section.tsx';
import mountainTrack from '../../scenes/mountain-track.svg';
import * as styles from './Admissions.css.ts';
import { Calendar } from './Calendar.tsx';
import { Deadlines } from './Deadlines.tsx';
import { Documents } from './Documents.tsx';
import { EntryLevels } from './EntryLevels.tsx';
import { Steps } from './Steps.tsx';

/** The admission procedure. Its printed form is the admission guide. */
export function Admissions() {
  const { t } = useTranslation('admissions');
  const formats = useFormats();
  return (
    <div className={styles.page}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('hero.heading')}
        aside={
          <div className={styles.scene}>
            <Picture drawing={mountainTrack} ratio="25 / 23" isInFirstScreen />
          </div>
        }
      >
        <BadgeList
          badges={[
            {
              id: 'opening',
              text: t('badges.opening', { date: formats.monthDay(applicationsOpen) }),
              variant: 'solid',
            },
            { id: 'response', text: t('badges.response', { count: responseTimes.admissionAnswerHours }) },
            { id: 'online', text: t('badges.online') },
            { id: 'stateDiploma', text: t('badges.stateDiploma') },
          ]}
        />
      </PageHero>
      <BelowFirstScreen>
        <div className={styles.currentState}>
          <Container>
            <TodayFacts />
          </Container>
        </div>
        <Steps />
        <EntryLevels />
        <Documents />
        <Calendar />
        <Deadlines />
        <Apply />
      </BelowFirstScreen>
    </div>
  );
}

/** Links to the admission request and prints the guide. */
function Apply() {
  const { t } = useTranslation('admissions');
  return (
    <Section tone="tint" split="even" heading={t('apply.heading')} intro={t('apply.text')}>
      <ButtonRow>
        <ButtonLink to="/admission-request" variant="strong">
          {t('apply.start')}
        </ButtonLink>
        <PrintButton helpId="print-help">{t('apply.guide')}</PrintButton>
      </ButtonRow>
      <PrintHelp id="print-help" />
    </Section>
  );
}

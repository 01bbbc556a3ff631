import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { school } from '../../content/school.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { button } from '../../ui/Button.css.ts';
import elearningScreens from '../../scenes/figures/elearning-screens.svg';
import { Section } from '../../ui/Section.tsx';
import { ExternalLink, TextLink } from '../../ui/TextLink.tsx';
import * as styles from './Home.css.ts';

const { satisfaction, learnersMin, hours } = claims.platform;

/** The e-learning platform. In the drawing, 49 of 50 diamonds are filled: the satisfaction rate. */
export function Platform() {
  const { t } = useTranslation(['home', 'common']);
  const formats = useFormats();
  return (
    <Section
      tone="deep"
      split="narrowWide"
      heading={t('platform.heading')}
      intro={t('platform.text')}
      aside={
        <div className={styles.platformLinks}>
          <ExternalLink href={school.elearningUrl} newTabLabel={t('common:newTab')} className={button.strong}>
            {t('platform.login')}
          </ExternalLink>
          <TextLink to="/programs">{t('platform.programs')}</TextLink>
        </div>
      }
    >
      <img src={elearningScreens} alt="" loading="lazy" className={styles.platformScreens} />
      <ul role="list" className={styles.platformFigures}>
        <li>
          <strong className={styles.platformFigure}>{formats.percent(satisfaction)}</strong>{' '}
          {t('platform.satisfaction')}
        </li>
        <li>
          <strong className={styles.platformFigure}>{formats.atLeast(learnersMin)}</strong>{' '}
          {t('platform.learners')}
        </li>
        <li>
          <strong className={styles.platformFigure}>{formats.number(hours)}</strong> {t('platform.hours')}
        </li>
      </ul>
    </Section>
  );
}

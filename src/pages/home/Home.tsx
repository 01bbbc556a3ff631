import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { type NewsItem, newsItems } from '../../content/news.ts';
import { phoneHref, school } from '../../content/school.ts';
import { executivePath, internshipMonthsMin } from '../../content/programs.ts';
import { partnerSectors, partners } from '../../content/partners.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import elearningScreens from '../../scenes/figures/elearning-screens.svg';
import contractRate from '../../scenes/figures/contract-rate.svg';
import { KeyFigures } from '../../sections/KeyFigures.tsx';
import { NewsPicture, NewsSource } from '../../sections/NewsParts.tsx';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { OpeningNow } from '../../sections/OpeningNow.tsx';
import { button } from '../../ui/Button.css.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Fold, FoldedPart } from '../../ui/Fold.tsx';
import { ExternalLink, PageLink, TextLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as layout from '../../ui/layout.css.ts';
import { Hero } from './Hero.tsx';
import * as styles from './Home.css.ts';
import { Offer } from './Offer.tsx';
import { StudentLife } from './StudentLife.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The specification sets the order of the sections. */
export function Home() {
  const { t } = useTranslation('home');
  return (
    <>
      <Hero />
      <BelowFirstScreen>
        <Section heading={t('figures.heading')}>
          <KeyFigures />
        </Section>
        <Reasons />
        <Offer />
        <Platform />
        <Partners />
        <StudentLife />
        <LatestNews />
        <Testimonials />
        <Contact />
      </BelowFirstScreen>
    </>
  );
}

function Contact() {
  const { t } = useTranslation('home');
  return (
    <Section
      tone="sand"
      split="wideNarrow"
      heading={t('contact.heading')}
      intro={t('contact.text')}
      aside={
        <div className={`${layout.stack.m} ${layout.atStart}`}>
          <a href={phoneHref} className={`${styles.phone} ${layout.headingSize.h2}`}>
            <span className={styles.phoneLabel}>{t('contact.phone')}</span> <bdi>{school.phone}</bdi>
          </a>
          <ButtonRow>
            <ButtonLink to="/contact" variant="strong">
              {t('contact.write')}
            </ButtonLink>
            <ButtonLink to="/campus">{t('contact.visit')}</ButtonLink>
          </ButtonRow>
        </div>
      }
    >
      <h3 className={styles.hoursHeading}>{t('contact.hoursHeading')}</h3>
      <Fold summary={<OpeningNow />} className={styles.hours}>
        <OpeningHours version="school" />
      </Fold>
    </Section>
  );
}

const { satisfaction, learnersMin, hours } = claims.platform;
const platformFigure = `${styles.platformFigure} ${layout.headingSize.h2} ${layout.ink.gold}`;

/** In the drawing, 49 of 50 diamonds are filled: the satisfaction rate. */
function Platform() {
  const { t } = useTranslation(['home', 'common']);
  const formats = useFormats();
  return (
    <Section
      tone="deep"
      split="narrowWide"
      heading={t('platform.heading')}
      intro={t('platform.text')}
      aside={
        <div className={`${layout.row.l} ${layout.align.center}`}>
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
          <strong className={platformFigure}>{formats.percent(satisfaction)}</strong>{' '}
          {t('platform.satisfaction')}
        </li>
        <li>
          <strong className={platformFigure}>{formats.atLeast(learnersMin)}</strong> {t('platform.learners')}
        </li>
        <li>
          <strong className={platformFigure}>{formats.number(hours)}</strong> {t('platform.hours')}
        </li>
      </ul>
    </Section>
  );
}

const [latest, ...earlier] = newsItems.slice(0, 3);

function LatestNews() {
  const { t } = useTranslation('home');
  if (!latest) return null;
  return (
    <Section heading={t('news.heading')} aside={<TextLink to="/news">{t('news.all')}</TextLink>}>
      <div className={styles.news}>
        <ol role="list">
          <Article item={latest} />
        </ol>
        {earlier.length > 0 && (
          <Fold summary={t('news.earlier')} className={styles.earlierNews}>
            <ol role="list" className={`${layout.stack.m} ${layout.desktopColumns.two}`}>
              {earlier.map((item) => (
                <Article key={item.id} item={item} />
              ))}
            </ol>
          </Fold>
        )}
      </div>
    </Section>
  );
}

function Article({ item }: { item: NewsItem }) {
  const { id } = item;
  const { t } = useTranslation(['home', 'newsItems']);
  return (
    <li className={styles.newsItem}>
      <div className={styles.newsPicture}>
        <NewsPicture item={item} ratio="2 / 1" />
      </div>
      <div className={`${layout.stack.xs} ${layout.atTop}`}>
        <NewsSource item={item} />
        <h3 className={styles.newsTitle}>
          <PageLink to="/news/$id" params={{ id }} className={styles.newsLink}>
            {t(`newsItems:${id}.title`)}
          </PageLink>
        </h3>
        <p className={styles.newsExcerpt}>{t(`newsItems:${id}.excerpt`)}</p>
      </div>
    </li>
  );
}

const { rate, months } = claims.permanentContract;

function Reasons() {
  const { t } = useTranslation('home');
  return (
    <Section tone="sand" split="narrowWide" heading={t('reasons.heading')} aside={<ContractRate />}>
      <ul role="list" className={layout.ruleAbove.strong}>
        {(['recognition', 'hours', 'port', 'teachers'] as const).map((id) => (
          <li key={id} className={layout.ruleBelow.thin}>
            <FoldedPart title={t(`reasons.list.${id}.title`)} className={styles.reasonColumns}>
              <div className={`${layout.stack.xs} ${layout.atStart} ${layout.textSize.body}`}>
                <p>{t(`reasons.list.${id}.text`, { count: internshipMonthsMin })}</p>
                {id === 'recognition' && (
                  <TextLink to="/certifications" hash="certificate">
                    {t('reasons.certification')}
                  </TextLink>
                )}
              </div>
            </FoldedPart>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ContractRate() {
  const { t } = useTranslation('home');
  const { percent } = useFormats();
  return (
    <div className={styles.contracts}>
      {/* 17 of 20 diamonds are filled: the rate. */}
      <img src={contractRate} alt="" loading="lazy" className={styles.chart} />
      <p className={styles.contractStatement}>
        <strong className={styles.contractRate}>{percent(rate)}</strong>{' '}
        <span className={styles.contractText}>{t('reasons.contract', { count: months })}</span>
      </p>
    </div>
  );
}

const logos = import.meta.glob<string>('./*.svg', {
  base: '../../scenes/logos/',
  eager: true,
  import: 'default',
});

const benefits = [
  { id: 'recruitments', stat: claims.partnerBenefits.recruitmentsMin },
  { id: 'internships', stat: claims.partnerBenefits.internshipsMin },
  { id: 'organisationsTrained', stat: claims.partnerBenefits.organisationsTrainedMin },
  { id: 'projectsYearly', stat: claims.partnerBenefits.projectsYearlyMin },
] as const;

function Partners() {
  const { t } = useTranslation(['home', 'partnerNames']);
  const { atLeast } = useFormats();
  return (
    <Section tone="sand" heading={t('partners.heading')} intro={t('partners.intro')}>
      <Fold summary={t('partners.some')} className={styles.sectors}>
        <dl>
          {partnerSectors.map((sector) => (
            <div key={sector} className={styles.sector}>
              <dt className={styles.sectorName}>{t(`partners.sectors.${sector}`)}</dt>
              {partners
                .filter((partner) => partner.sector === sector)
                .map(({ id }) => (
                  <dd key={id} className={styles.partner}>
                    <img src={logos[`./${id}.svg`]} alt="" loading="lazy" className={styles.partnerLogo} />
                    <bdi>{t(`partnerNames:${id}`)}</bdi>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </Fold>
      <h3 className={styles.benefitsHeading}>{t('partners.benefitsHeading')}</h3>
      <ul role="list" className={styles.benefits}>
        {benefits.map(({ id, stat }) => (
          <li key={id} className={`${layout.ruleAbove.thin} ${layout.paddingAbove.m}`}>
            <h4 className={layout.stack.xxs}>
              <span className={`${layout.headingSize.h2} ${layout.ink.sea}`}>{atLeast(stat)}</span>{' '}
              <span>{t(`partners.benefits.${id}.title`)}</span>
            </h4>
            <p className={layout.textSize.body}>{t(`partners.benefits.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={`${layout.row.m} ${layout.textSize.small} ${layout.paddingAbove.m}`}>
        <TextLink to="/contact" search={{ subject: 'partnership' }} hash="ecrire">
          {t('partners.contact')}
        </TextLink>
        <TextLink to={executivePath} hash="customPrograms">
          {t('partners.training')}
        </TextLink>
      </div>
    </Section>
  );
}

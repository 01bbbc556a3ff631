import { useTranslation } from 'react-i18next';
import { certificateMonths } from '../../../content/certifications.ts';
import { deliveryModes, executiveTestimonials, fundingOptions } from '../../../content/executive.ts';
import { executiveHours, executivePrograms } from '../../../content/programs.ts';
import { BelowFirstScreen } from '../../../navigation/BelowFirstScreen.tsx';
import { EnglishWords } from '../../../sections/EnglishWords.tsx';
import { FeesLine } from '../../../sections/FeesLine.tsx';
import { HoursBar } from '../../../sections/HoursBar.tsx';
import { PageHero } from '../../../sections/PageHero.tsx';
import { Testimonial } from '../../../sections/Testimonial.tsx';
import { BadgeList } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Band, Section } from '../../../ui/Section.tsx';
import { FoldedPart } from '../../../ui/Fold.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import eveningClass from '../../../scenes/evening-class.svg';
import {
  atStart,
  atTop,
  desktopColumns,
  headingSize,
  ink,
  label,
  paddingAbove,
  ruleAbove,
  stack,
  tabletColumns,
} from '../../../ui/layout.css.ts';
import { rows } from '../../../ui/rows.css.ts';
import * as styles from './Executive.css.ts';
import { TeamRequest } from './TeamRequest.tsx';

export function Executive() {
  const { t } = useTranslation('executive');
  return (
    <div className={styles.page}>
      <PageHero
        tone="deep"
        heading={<EnglishWords>{t('hero.heading')}</EnglishWords>}
        subtitle={t('hero.subtitle')}
        crumb={t('hero.crumb')}
        isInPrograms
        aside={<Picture drawing={eveningClass} ratio="wideOrSquare" isInFirstScreen />}
      >
        <BadgeList
          badges={[
            t('hero.certificate'),
            t('hero.short', { min: executiveHours.min, count: executiveHours.max }),
            t('hero.certificates', { min: certificateMonths.min, count: certificateMonths.max }),
          ]}
        />
      </PageHero>
      <BelowFirstScreen>
        <ShortPrograms />
        <Funding />
        <Delivery />
        <Enquiry />
        <Testimonials />
      </BelowFirstScreen>
    </div>
  );
}

function Funding() {
  const { t } = useTranslation('executive');
  return (
    <Section
      id="funding"
      heading={t('funding.heading')}
      intro={t('funding.intro')}
      tone="sand"
      split="narrowWide"
      aside={<FeesLine />}
    >
      <ul className={`${stack.l} ${tabletColumns.two}`}>
        {fundingOptions.map((id) => (
          <li key={id} className={`${stack.xs} ${atTop} ${ruleAbove.strong} ${paddingAbove.m}`}>
            <h3>{t(`funding.options.${id}.title`)}</h3>
            <p>{t(`funding.options.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Delivery() {
  const { t } = useTranslation('executive');
  return (
    <Section heading={t('delivery.heading')} tone="deep" split="narrowWide">
      <ul className={`${rows.m} ${ruleAbove.strong}`}>
        {deliveryModes.map((id) => (
          <li key={id} className={`${stack.xs} ${tabletColumns.narrowWide}`}>
            <h3>{t(`delivery.modes.${id}.title`)}</h3>
            <p>{t(`delivery.modes.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Enquiry() {
  const { t } = useTranslation('executive');
  return (
    <Band tone="tint" className={`${stack.block} ${desktopColumns.two}`}>
      <section id="customPrograms" className={`${stack.m} ${atTop} ${atStart}`}>
        <h2>{t('contact.customHeading')}</h2>
        <p>{t('contact.customText')}</p>
        <p>{t('contact.text')}</p>
        <ButtonLink to="/contact" search={{ subject: 'customProgram' }}>
          {t('contact.link')}
        </ButtonLink>
      </section>
      <TeamRequest />
      <section className={`${stack.m} ${atTop} ${atStart}`}>
        <h2>{t('calendar.heading')}</h2>
        <p>{t('calendar.text')}</p>
        <p>{t('calendar.pause')}</p>
      </section>
    </Band>
  );
}

function Testimonials() {
  const top = `${ruleAbove.strong} ${paddingAbove.l}`;
  const { t } = useTranslation(['executive', 'programNames']);
  return (
    <Section heading={t('testimonials.heading')}>
      <ul className={`${stack.block} ${desktopColumns.two}`}>
        {executiveTestimonials.map(({ id, program, year, rating }, place) => (
          <li key={id} className={place === 0 ? `${top} ${styles.firstTestimonial}` : top}>
            <Testimonial
              isLarge={place === 0}
              rating={rating}
              quote={t(`testimonials.items.${id}.quote`)}
              author={t(`testimonials.items.${id}.author`)}
              role={[
                t(`testimonials.items.${id}.position`),
                t(`testimonials.items.${id}.company`),
                t('testimonials.promotion', {
                  program: t(`programNames:executivePrograms.${program}`),
                  year,
                }),
              ]}
              achievement={t(`testimonials.items.${id}.achievement`)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ShortPrograms() {
  const { t } = useTranslation(['executive', 'programNames']);
  return (
    <Section heading={t('programs.heading')} intro={t('programs.intro')} id="shortPrograms">
      <ul className={`${rows.l} ${ruleAbove.strong}`}>
        {executivePrograms.map(({ id, hours }) => (
          <li key={id} className={styles.course}>
            <div className={`${stack.m} ${atTop}`}>
              <p>
                <span className={`${headingSize.figure} ${ink.sea}`}>{hours}</span> {t('programs.hoursUnit')}
              </p>
              <HoursBar hours={hours} max={executiveHours.max} />
            </div>
            <div className={`${stack.m} ${atTop} ${atStart}`}>
              <h3>{t(`programNames:executivePrograms.${id}`)}</h3>
              <p>
                <EnglishWords>{t(`programs.${id}.text`)}</EnglishWords>
              </p>
              <TextLink to="/contact" search={{ subject: id }}>
                {t(`programs.${id}.apply`)}
              </TextLink>
            </div>
            <div className={`${styles.details} ${stack.m} ${atTop}`}>
              <FoldedPart
                title={t('programs.contents')}
                heading="h4"
                headingClass={label}
                className={stack.xs}
              >
                <ul className={rows.xs}>
                  {t(`programs.${id}.contents`, { returnObjects: true }).map((content) => (
                    <li key={content}>{content}</li>
                  ))}
                </ul>
              </FoldedPart>
              <div className={stack.xs}>
                <h4 className={label}>{t('programs.audience')}</h4>
                <p>{t(`programs.${id}.audience`)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

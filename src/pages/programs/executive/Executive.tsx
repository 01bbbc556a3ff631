import { useTranslation } from 'react-i18next';
import { deliveryModes, executiveTestimonials, fundingOptions } from '../../../content/executive.ts';
import { executiveHours, executivePrograms } from '../../../content/programs.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../../navigation/BelowFirstScreen.tsx';
import { ApplyBar } from '../../../sections/ApplyBar.tsx';
import { EnglishWords } from '../../../sections/EnglishWords.tsx';
import { HoursBar } from '../../../ui/Scales.tsx';
import { PageHero } from '../../../sections/PageHero.tsx';
import { Testimonial } from '../../../sections/Testimonial.tsx';
import { BadgeList } from '../../../ui/Badge.tsx';
import { scriptOnly } from '../../../ui/Button.css.ts';
import { ButtonLink, Button } from '../../../ui/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Band, Section } from '../../../ui/Section.tsx';
import { Fold, FoldedPart } from '../../../ui/Fold.tsx';
import { TextLink } from '../../../ui/PageLink.tsx';
import { TitledTexts } from '../../../ui/TitledTexts.tsx';
import eveningClass from '../../../scenes/evening-class.svg';
import { TextList } from '../../../ui/TextList.tsx';
import * as layout from '../../../ui/layout.css.ts';
import * as styles from './Executive.css.ts';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { control, field, label } from '../../../ui/Field.css.ts';

export function Executive() {
  const { t } = useTranslation('executive');
  return (
    <div className={styles.page}>
      <PageHero
        tone="deep"
        heading={<EnglishWords>{t('hero.heading')}</EnglishWords>}
        subtitle={t('hero.subtitle')}
        parent="programs"
        aside={<Picture drawing={eveningClass} ratio="wideOrSquare" isInFirstScreen />}
      >
        <BadgeList
          badges={[
            t('hero.certificate'),
            t('hero.short', { min: executiveHours.min, count: executiveHours.max }),
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
      <ApplyBar note={t('hero.short', { min: executiveHours.min, count: executiveHours.max })}>
        <ButtonLink to="/contact" search={{ subject: 'shortProgram' }} hash="ecrire" variant="primary">
          {t('enrol')}
        </ButtonLink>
      </ApplyBar>
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
    >
      <Fold summary={t('funding.show')}>
        <TitledTexts
          arrangement="columns"
          heading="h3"
          items={fundingOptions.map((id) => ({
            name: t(`funding.options.${id}.title`),
            text: t(`funding.options.${id}.text`),
          }))}
        />
      </Fold>
    </Section>
  );
}

function Delivery() {
  const { t } = useTranslation('executive');
  return (
    <Section heading={t('delivery.heading')} tone="deep" split="narrowWide">
      <TitledTexts
        heading="h3"
        items={deliveryModes.map((id) => ({
          name: t(`delivery.modes.${id}.title`),
          text: t(`delivery.modes.${id}.text`),
        }))}
      />
    </Section>
  );
}

function Enquiry() {
  const { t } = useTranslation('executive');
  return (
    <Band tone="tint" className={`${layout.stack.block} ${layout.desktopColumns.two}`}>
      <section id="customPrograms" className={`${layout.stack.m} ${layout.atTop} ${layout.atStart}`}>
        <h2>{t('contact.customHeading')}</h2>
        <p>{t('contact.customText')}</p>
        <p>{t('contact.text')}</p>
        <ButtonLink to="/contact" search={{ subject: 'customProgram' }} hash="ecrire">
          {t('contact.link')}
        </ButtonLink>
      </section>
      <Fold summary={t('team.heading')} className={`${styles.teamFold} ${scriptOnly}`}>
        <TeamRequest />
      </Fold>
      <section className={`${layout.stack.m} ${layout.atTop} ${layout.atStart}`}>
        <h2>{t('calendar.heading')}</h2>
        <p>{t('calendar.text')}</p>
        <p>{t('calendar.pause')}</p>
      </section>
    </Band>
  );
}

function Testimonials() {
  const { t } = useTranslation(['executive', 'programNames']);
  const [first, ...others] = executiveTestimonials.map(({ id, program, year, rating }, place) => (
    <li key={id} className={`${layout.ruleAbove.strong} ${layout.paddingAbove.l}`}>
      <Testimonial
        isLarge={place === 0}
        rating={rating}
        quote={t(`testimonials.items.${id}.quote`)}
        author={t(`testimonials.items.${id}.author`)}
        role={[
          t(`testimonials.items.${id}.position`),
          t(`testimonials.items.${id}.company`),
          t('testimonials.promotion', { program: t(`programNames:executivePrograms.${program}`), year }),
        ]}
        achievement={t(`testimonials.items.${id}.achievement`)}
      />
    </li>
  ));
  return (
    <Section heading={t('testimonials.heading')}>
      <div className={layout.stack.block}>
        <ul role="list">{first}</ul>
        <Fold summary={t('testimonials.others')}>
          <ul role="list" className={`${layout.stack.block} ${layout.desktopColumns.two}`}>
            {others}
          </ul>
        </Fold>
      </div>
    </Section>
  );
}

const partLook = { heading: 'h4', headingClass: layout.label, className: layout.stack.xs } as const;

function ShortPrograms() {
  const { t } = useTranslation(['executive', 'programNames']);
  const formats = useFormats();
  return (
    <Section heading={t('programs.heading')} intro={t('programs.intro')} id="shortPrograms">
      <ul role="list" className={`${layout.rows.l} ${layout.ruleAbove.strong}`}>
        {executivePrograms.map(({ id, hours }) => (
          <li key={id} className={`${layout.stack.m} ${layout.tabletColumns.wideNarrow}`}>
            <div className={`${layout.stack.m} ${layout.atTop}`}>
              <div className={layout.ends}>
                <h3>{t(`programNames:executivePrograms.${id}`)}</h3>
                <p className={layout.headingSize.h4}>{formats.hours(hours)}</p>
              </div>
              <HoursBar hours={hours} max={executiveHours.max} />
              <p>
                <EnglishWords>{t(`programs.${id}.text`)}</EnglishWords>
              </p>
              <TextLink to="/contact" search={{ subject: id }} hash="ecrire">
                {t(`programs.${id}.apply`)}
              </TextLink>
            </div>
            <div className={`${layout.stack.m} ${layout.atTop}`}>
              <FoldedPart title={t('programs.contents')} {...partLook}>
                <TextList
                  items={t(`programs.${id}.contents`, { returnObjects: true })}
                  className={layout.rows.xs}
                />
              </FoldedPart>
              <FoldedPart title={t('programs.audience')} {...partLook}>
                <p>{t(`programs.${id}.audience`)}</p>
              </FoldedPart>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const questions = ['topic', 'participants', 'place', 'period'] as const;

/** The answers become the message of the contact form. Hidden without scripts, which that form needs too. */
function TeamRequest() {
  const { t } = useTranslation('executive');
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const headingId = useId();

  function prepareMessage(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const lines = questions.flatMap((question) => {
      const answer = answers.get(question);
      const name = t(`team.questions.${question}.label`);
      return typeof answer === 'string' && answer.trim()
        ? t('team.line', { name, answer: answer.trim() })
        : [];
    });
    const message = [t('team.opening'), ...lines].join('\n');
    void navigate({
      to: '/contact',
      search: { subject: 'customProgram', message },
      hash: 'ecrire',
    });
  }

  return (
    <form
      className={styles.teamRequest}
      aria-labelledby={headingId}
      onSubmit={prepareMessage}
      // Before hydration `src/preHydration.ts` queues a submission, and replays it afterwards.
      {...(isHydrated && { 'data-interactive': '' })}
    >
      <h3 id={headingId}>{t('team.heading')}</h3>
      {questions.map((question) => (
        <div key={question} className={field}>
          <label htmlFor={`team-${question}`} className={label}>
            {t(`team.questions.${question}.label`)}
          </label>
          <input
            id={`team-${question}`}
            name={question}
            className={control}
            placeholder={t(`team.questions.${question}.example`)}
            maxLength={200}
            {...(question === 'participants' && { inputMode: 'numeric' as const })}
          />
        </div>
      ))}
      <Button type="submit" variant="strong">
        {t('team.submit')}
      </Button>
      <p className={`${layout.textSize.small} ${layout.ink.quiet}`}>{t('team.note')}</p>
    </form>
  );
}

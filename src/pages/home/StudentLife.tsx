import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { eventsFrom } from '../../content/events.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { Picture } from '../../ui/Picture.tsx';
import courtyard from '../../scenes/courtyard.svg';
import { Fold } from '../../ui/Fold.tsx';
import { Band } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/PageLink.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Home.css.ts';

export function StudentLife() {
  const { t } = useTranslation('home');
  const [next, ...later] = useUpcomingEvents();
  return (
    <Band tone="tint" className={`${layout.stack.block} ${layout.desktopColumns.wideNarrow}`}>
      <div className={`${layout.stack.m} ${layout.atStart}`}>
        <h2>{t('life.heading')}</h2>
        <p className={layout.textSize.lead}>{t('life.text', { count: claims.campus.associationsMin })}</p>
        <TextLink to="/campus">{t('life.campus')}</TextLink>
      </div>
      <div className={layout.stack.xs}>
        <h3>{t('life.eventsHeading')}</h3>
        {next ? (
          <ol role="list">
            <Event event={next} />
          </ol>
        ) : (
          <p>{t('life.noEvents')}</p>
        )}
        {later.length > 0 && (
          <Fold summary={t('life.laterEvents')}>
            <ol role="list" className={layout.stack.xs}>
              {later.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ol>
          </Fold>
        )}
      </div>
      <div className={styles.lifePicture}>
        <Picture drawing={courtyard} ratio="1 / 1" />
      </div>
    </Band>
  );
}

function Event({ event: { id, dateTime, day, time, isNext, note } }: { event: UpcomingEvent }) {
  const { t } = useTranslation(['home', 'events']);
  const formats = useFormats();
  return (
    <li
      className={`${layout.stack.xxs} ${layout.tabletColumns.label} ${layout.ruleAbove.thin} ${layout.paddingAbove.xs}`}
    >
      <p className={`${layout.headingSize.h4} ${layout.ink.sea} ${layout.row.m} ${layout.atTop}`}>
        <time dateTime={dateTime}>{day}</time>
        {time && <time dateTime={time.padStart(5, '0')}>{t('life.time', { time: formats.time(time) })}</time>}
        {isNext && <span className={styles.nextEvent}>{t('life.next')}</span>}
      </p>
      <div className={`${layout.stack.xxs} ${layout.textSize.body}`}>
        <h4>{t(`events:${id}.title`)}</h4>
        {note && <p className={layout.bold}>{note}</p>}
        <p>{t(`events:${id}.description`)}</p>
      </div>
    </li>
  );
}

type UpcomingEvent = ReturnType<typeof useUpcomingEvents>[number];

/** Soonest first. Prerendered as of the day of the build, without the years of yearly events and without `isNext`. */
function useUpcomingEvents() {
  const { t } = useTranslation('home');
  const { date: fullDate, dayOf } = useFormats();
  const today = useSchoolNow()?.date;
  const events = eventsFrom(today ?? import.meta.env.BUILD_DAY);
  const next = today && events.find(({ isCancelled }) => !isCancelled);
  return events.map((event) => {
    const { id, date, time, isOfEveryYear, movedFrom, isCancelled } = event;
    const lacksYear = !today && isOfEveryYear;
    return {
      id,
      time,
      isNext: event === next,
      note: isCancelled ? t('life.cancelled') : movedFrom && t('life.moved', { date: fullDate(movedFrom) }),
      dateTime: lacksYear ? date.slice(5) : date,
      day: lacksYear || date.slice(0, 4) === today?.slice(0, 4) ? dayOf(date) : fullDate(date),
    };
  });
}

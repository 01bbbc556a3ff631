import { useTranslation } from 'react-i18next';
import { isoMonthDay } from '#core/time/schoolTime.ts';
import { claims } from '../../content/claims.ts';
import { events, eventsFrom } from '../../content/events.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { Picture } from '../../ui/Picture.tsx';
import courtyard from '../../scenes/courtyard.svg';
import { Fold } from '../../ui/Fold.tsx';
import { Container } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { atStart, desktopColumns, stack, textSize } from '../../ui/layout.css.ts';
import * as styles from './Home.css.ts';

export function StudentLife() {
  const { t } = useTranslation('home');
  const [next, ...later] = useUpcomingEvents();
  return (
    <section className={styles.life}>
      <Container className={`${stack.block} ${desktopColumns.wideNarrow}`}>
        <div className={`${stack.m} ${atStart}`}>
          <h2>{t('life.heading')}</h2>
          <p className={textSize.lead}>{t('life.text', { count: claims.campus.associationsMin })}</p>
          <TextLink to="/campus">{t('life.campus')}</TextLink>
        </div>
        <div className={styles.events}>
          <h3>{t('life.eventsHeading')}</h3>
          <ol role="list">{next && <Event event={next} />}</ol>
          <Fold summary={t('life.laterEvents')}>
            <ol role="list">
              {later.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ol>
          </Fold>
        </div>
        <div className={styles.lifePicture}>
          <Picture drawing={courtyard} ratio="1 / 1" />
        </div>
      </Container>
    </section>
  );
}

function Event({ event: { id, dateTime, day, isNext } }: { event: UpcomingEvent }) {
  const { t } = useTranslation(['home', 'events']);
  return (
    <li className={styles.event}>
      <p className={styles.eventDate}>
        <time dateTime={dateTime}>{day}</time>
        {isNext && <span className={styles.nextEvent}>{t('life.next')}</span>}
      </p>
      <div className={`${stack.xxs} ${textSize.body}`}>
        <h4>{t(`events:${id}.title`)}</h4>
        <p>{t(`events:${id}.description`)}</p>
      </div>
    </li>
  );
}

type UpcomingEvent = ReturnType<typeof useUpcomingEvents>[number];

/** Returns the events in the order of the academic year. After hydration the next event is first and marked. */
function useUpcomingEvents() {
  const { date: fullDate, dayOf, monthDay } = useFormats();
  const today = useSchoolNow()?.date;
  if (!today) {
    return events.map(({ id, date }) => ({
      id,
      dateTime: isoMonthDay(date),
      day: monthDay(date),
      isNext: false,
    }));
  }
  return eventsFrom(today).map(({ id, date }, index) => ({
    id,
    dateTime: date,
    day: date.slice(0, 4) === today.slice(0, 4) ? dayOf(date) : fullDate(date),
    isNext: index === 0,
  }));
}

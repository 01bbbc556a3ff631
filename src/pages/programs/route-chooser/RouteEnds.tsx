import { useTranslation } from 'react-i18next';
import {
  applicationFor,
  executivePath,
  executivePrograms,
  markOf,
  type ProgramId,
  programOf,
} from '../../../content/programs.ts';
import type { RouteEnd } from '../../../content/routeChoices.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ApplicationStatus } from '../../../sections/ApplicationStatus.tsx';
import { useDeadlineText, useProgramName } from '../../../sections/applicationTexts.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import * as styles from './RouteEnds.css.ts';

/** The programmes that fit: what each is, when it closes, and its form. */
export function RouteEnds({ ends }: { ends: readonly RouteEnd[] }) {
  return (
    <ul role="list" className={styles.ends}>
      {ends.map((end) => (
        <li key={end.id} className={styles.end}>
          {end.kind === 'degree' ? <Degree id={end.id} /> : <Course id={end.id} />}
        </li>
      ))}
    </ul>
  );
}

function Degree({ id }: { id: ProgramId }) {
  const { t } = useTranslation(['programs', 'programNames']);
  const deadlineText = useDeadlineText();
  const programName = useProgramName();
  const { slug } = programOf(id);
  return (
    <>
      <Mark name={markOf(id)} />
      <div>
        <PageLink to="/programs/$slug" params={{ slug }} className={styles.name}>
          {programName(id)}
        </PageLink>
        <p>
          {deadlineText(id)}
          <ApplicationStatus program={id} tells="applications" lines="one" />
        </p>
        <TextLink to="/admission-request" search={applicationFor(id)}>
          {t('route.apply')}
        </TextLink>
      </div>
    </>
  );
}

function Course({ id }: { id: (typeof executivePrograms)[number]['id'] }) {
  const { t } = useTranslation(['programs', 'programNames']);
  const formats = useFormats();
  const hours = executivePrograms.find((course) => course.id === id)?.hours ?? 0;
  return (
    <>
      <Mark name="executive" />
      <div>
        <PageLink to={executivePath} hash="shortPrograms" className={styles.name}>
          {t(`programNames:executivePrograms.${id}`)}
        </PageLink>
        <p>{t('route.course', { hours: formats.hours(hours) })}</p>
        <TextLink to="/contact" search={{ subject: id }}>
          {t('route.enrol')}
        </TextLink>
      </div>
    </>
  );
}

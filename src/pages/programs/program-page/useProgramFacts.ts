import { useTranslation } from 'react-i18next';
import { families, internshipMonthsMin, type ProgramId, programOf } from '../../../content/programs.ts';
import { useDeadlineText } from '../../../sections/applicationTexts.ts';

/** A fact in two parts: what it is about, and what it says. */
export interface Fact {
  id: string;
  term: string;
  value: string;
}

/** What a candidate asks first of a programme, in sentences of the page's language and in a fixed order. */
export function useProgramFacts(id: ProgramId): Fact[] {
  const { t } = useTranslation('program');
  const deadlineText = useDeadlineText();
  const { family, training, experienceYears, toeicMin } = programOf(id);
  const facts: Fact[] = [
    {
      id: 'deadline',
      term: t('facts.deadline'),
      value: deadlineText(id),
    },
    {
      id: 'prerequisite',
      term: t('facts.prerequisite'),
      value:
        family === 'licence' ? t('facts.baccalaureate') : t('facts.level', { level: families.licence.level }),
    },
  ];
  if (families[family].isInEvening) {
    facts.push({ id: 'schedule', term: t('facts.schedule'), value: t('facts.evening') });
  }
  if (training) facts.push({ id: 'training', term: t('facts.training'), value: t('facts.initialTraining') });
  if (experienceYears) {
    facts.push({
      id: 'experience',
      term: t('facts.experience'),
      value: experienceYears.max
        ? t('facts.experienceRange', { min: experienceYears.min, count: experienceYears.max })
        : t('facts.experienceMin', { count: experienceYears.min }),
    });
  }
  if (toeicMin) {
    facts.push({ id: 'english', term: t('facts.english'), value: t('facts.toeic', { score: toeicMin }) });
  }
  facts.push({
    id: 'internship',
    term: t('facts.internship'),
    value: t('facts.internshipLength', { count: internshipMonthsMin }),
  });
  return facts;
}

import { type TeacherAnswerName, teacherAnswerNames } from '#core/questions/messageQuestions.ts';
import { withoutEmpty } from '#core/questions/messageRules.ts';
import { teacherRules } from '#core/questions/teacherApplication.ts';
import type { ChosenFile } from '../pdfFile.ts';
import { faultless, rulesFor } from '../rules.ts';
import { type FieldErrors, validate } from '../validation.ts';

/** What the form holds: texts as typed, identifiers of choices, and the chosen file. */
export type TeacherAnswers = Record<TeacherAnswerName, string> & { cv: ChosenFile | null };

/** An unanswered teacher application, in the order of the page. */
export const emptyTeacherAnswers: TeacherAnswers = {
  ...(Object.fromEntries(teacherAnswerNames.map((name) => [name, ''])) as Record<TeacherAnswerName, string>), // of these very names
  cv: null,
};

const formSchema = rulesFor({
  ...teacherRules,
  cv: faultless<ChosenFile | null>((chosen) => (chosen ? chosen.problem : 'cvRequired')),
});

/** What the function is sent: the answers without the empty ones; the file comes after them. */
export function teacherPayload({ cv: _file, ...answers }: TeacherAnswers): object {
  return withoutEmpty(answers);
}

/** The first broken rule of each field; undefined when the application can be sent. Any diploma passes here. */
export function validateTeacherAnswers(
  answers: TeacherAnswers,
): { fields: FieldErrors<TeacherAnswers> } | undefined {
  return validate(formSchema, withoutEmpty(answers));
}

import { type Choices, admissionBranches, admissionChoices } from '../forms/specification.ts';

/**
 * What is wrong with a stored request by the rules of the specification and our limits beyond it. The judge of the
 * schema: it shares no line with it.
 */
export function faultsOf(request: Record<string, unknown>): string[] {
  const branch = request.formationType === 'certifiante' ? 'certifiante' : 'academique';
  const otherBranch = branch === 'certifiante' ? admissionBranches.academique : admissionBranches.certifiante;
  const choices = Object.entries<Choices>(admissionChoices).filter(
    ([field]) => !otherBranch.some((other) => other === field),
  );
  const rules: Record<string, (answer: string) => boolean> = {
    firstName: isName,
    lastName: isName,
    birthDate: isBirthDate,
    phone: isPhone,
    email: (answer) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(answer) && answer.length <= 254,
    ...Object.fromEntries(
      choices.map(([field, options]) => [
        field,
        (answer: string) => options.some(([value]) => value === answer),
      ]),
    ),
    ...('motivation' in request && { motivation: isMotivation }),
  };
  const unknown = Object.keys(request).filter((field) => !(field in rules));
  const wrong = Object.entries(rules).filter(([field, isRight]) => {
    const answer = request[field];
    return typeof answer !== 'string' || answer !== answer.trim() || !isRight(answer);
  });
  return [...unknown, ...wrong.map(([field]) => field)];
}

const isName = (answer: string) => /^\P{Cc}{2,100}$/u.test(answer);

const isMotivation = (answer: string) => /^(?:\P{Cc}|[\n\t]){1,4000}$/u.test(answer);

function isPhone(answer: string): boolean {
  const digits = answer.replaceAll(/[^0-9]/g, '').length;
  return /^[+0-9 ()./\p{Dash_Punctuation}]+$/u.test(answer) && digits >= 8 && digits <= 15;
}

function isBirthDate(answer: string): boolean {
  const date = new Date(`${answer}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === answer;
  // Djibouti is three hours ahead, all year.
  const today = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return isDay && answer >= '1950-01-01' && answer <= today;
}

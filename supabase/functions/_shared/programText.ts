import type { StoredAnswers } from './admissionStore.ts';
import { answerText } from './answerTexts.ts';

/** A `t` that reads the slice `admissionRequest`, whichever others it reads as well. */
type Translate = (...keys: never[]) => unknown;
type Lookup = (key: string, options: Record<string, string>) => string;

/**
 * What a request is for, in a few words: the programme with its degree where the visitor came from the page of one, or a
 * certifying programme with its level.
 */
export function programText(request: StoredAnswers, t: Translate): string {
  const { certifyingProgram, requiredLevel, domain = '', degree } = request;
  const translate = t as Lookup;
  if (certifyingProgram) {
    const program = answerText('certifyingProgram', certifyingProgram, t);
    const level = answerText('requiredLevel', requiredLevel ?? '', t);
    return translate('admissionRequest:program.withLevel', { program, level });
  }
  const program = answerText('domain', domain, t);
  if (!degree) return program;
  const words = translate(`admissionRequest:program.degrees.${degree}`, { defaultValue: degree });
  return translate('admissionRequest:program.withDegree', { program, degree: words });
}

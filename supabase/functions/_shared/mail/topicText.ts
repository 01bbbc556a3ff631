import type { StoredAnswers, StoredRequest } from '../store/admissionStore.ts';
import { answerText } from './answerTexts.ts';

/** A `t` that reads the slice `admissionRequest`, whichever others it reads as well. */
type Translate = (...keys: never[]) => unknown;
type Lookup = (key: string, options: Record<string, string>) => string;

/** What a request is about, in a few words: a programme, the subject of a message, a teacher's field. */
export function topicText({ kind, request }: Pick<StoredRequest, 'kind' | 'request'>, t: Translate): string {
  switch (kind) {
    case 'admission':
      return programText(request, t);
    case 'contact':
      return request.subject ?? '';
    case 'teacher':
      return request.specialization ?? '';
  }
}

/**
 * What an admission request is for: the programme with its degree where the visitor came from the page of one, or a
 * certifying programme with its level.
 */
export function programText(request: StoredAnswers, t: Translate): string {
  const { certifyingProgram, requiredLevel, domain = '', degree } = request;
  const translate = t as Lookup;
  if (certifyingProgram) {
    const program = answerText('admission', 'certifyingProgram', certifyingProgram, t);
    const level = answerText('admission', 'requiredLevel', requiredLevel ?? '', t);
    return translate('admissionRequest:program.withLevel', { program, level });
  }
  const program = answerText('admission', 'domain', domain, t);
  if (!degree) return program;
  const words = translate(`admissionRequest:program.degrees.${degree}`, { defaultValue: degree });
  return translate('admissionRequest:program.withDegree', { program, degree: words });
}

/** The parts of a sender's name, in the order of their form. */
export function nameParts({ name, firstName, lastName }: StoredAnswers): string[] {
  return [name, firstName, lastName].filter((part) => part !== undefined);
}

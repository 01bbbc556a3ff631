/**
 * The admission request: its limits and rules, written once for the form and for the function.
 * Source: sections 3, 5 and 9 of the specification. Every rule names a key of the catalog's `validation`
 * slice instead of a text, so that each reader is answered in their own language.
 */
import * as z from 'zod/mini';
import { admissionOptions } from './admissionOptions.ts';
import { toAsciiDigits } from './digits.ts';
import { todayAtSchool } from './schoolTime.ts';

/** Bounds that the rules apply and that the messages name. Upper bounds keep a request under the function's 16 KB. */
export const admissionLimits = {
  nameMin: 2,
  nameMax: 100,
  phoneMin: 8,
  phoneMax: 15,
  emailMax: 254,
  motivationMax: 4000,
  earliestBirthDate: '1950-01-01',
} as const;

/** Characters as a person counts them: code points, so that one letter of a script outside the BMP is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The digits of a phone number as 0-9, whatever separators or digits (Arabic-Indic, Persian) were typed. */
export function phoneDigits(phone: string): string {
  return toAsciiDigits(phone).replace(/\D/g, '');
}

// What nobody sees: it forges lines in mails, disguises a text, makes an empty one look filled in.
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
// In a longer text, line breaks have their place, and so has what joins letters or emoji and what sets a mark's side.
const invisibleInText =
  /(?!\n|\t|[\u200C-\u200F]|\u061C|\uFE0E|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(invisibleInText, '').normalize('NFC').trim();
}

function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
}

function name(short: string, withoutLetter: string, long: string) {
  return z.string(short).check(
    z.overwrite(cleanLine),
    z.refine((value) => countCharacters(value) >= admissionLimits.nameMin, { error: short, abort: true }),
    z.refine((value) => /\p{L}/u.test(value), { error: withoutLetter, abort: true }),
    z.refine((value) => countCharacters(value) <= admissionLimits.nameMax, long),
  );
}

const birthDate = z.pipe(
  z.string('birthDateRequired').check(z.minLength(1, { error: 'birthDateRequired', abort: true })),
  z.iso
    .date({ error: 'birthDateIncomplete', abort: true })
    .check(
      z.refine(
        (value) => value >= admissionLimits.earliestBirthDate && value <= todayAtSchool(),
        'birthDateOutOfRange',
      ),
    ),
);

const phone = z.string('phone').check(
  z.overwrite((value) => toAsciiDigits(cleanLine(value))),
  z.refine((value) => phoneDigits(value).length >= admissionLimits.phoneMin, { error: 'phone', abort: true }),
  z.regex(/^\+?[\d\s().\-/]+$/, { error: 'phoneCharacters', abort: true }),
  z.refine((value) => phoneDigits(value).length <= admissionLimits.phoneMax, 'phoneTooLong'),
);

const email = z.pipe(
  z.string('email').check(z.overwrite(cleanLine)),
  z.email({ error: 'email', abort: true }).check(z.maxLength(admissionLimits.emailMax, 'email')),
);

const motivation = z.optional(
  z.string('motivationTooLong').check(
    z.overwrite(cleanText),
    z.refine((value) => countCharacters(value) <= admissionLimits.motivationMax, 'motivationTooLong'),
  ),
);

/** What both formation types ask. */
const shared = {
  firstName: name('firstName', 'firstNameWithoutLetter', 'firstNameTooLong'),
  lastName: name('lastName', 'lastNameWithoutLetter', 'lastNameTooLong'),
  birthDate,
  phone,
  email,
  lastDiploma: z.enum(admissionOptions.lastDiploma, 'lastDiploma'),
  lastInstitution: z.enum(admissionOptions.lastInstitution, 'lastInstitution'),
  motivation,
};

/** The form before a formation type is chosen: every shared rule applies, and the type itself is asked for. */
export const baseAdmissionSchema = z.object({
  ...shared,
  formationType: z.enum(admissionOptions.formationType, 'formationType'),
});

/** A complete admission request. Strict: an answer of the other formation type is refused, not ignored. */
export const admissionRequestSchema = z.discriminatedUnion(
  'formationType',
  [
    z.strictObject({
      ...shared,
      formationType: z.literal('certifiante'),
      requiredLevel: z.enum(admissionOptions.requiredLevel, 'requiredLevel'),
      certifyingProgram: z.enum(admissionOptions.certifyingProgram, 'certifyingProgram'),
    }),
    z.strictObject({
      ...shared,
      formationType: z.literal('academique'),
      academicYear: z.enum(admissionOptions.academicYear, 'academicYear'),
      domain: z.enum(admissionOptions.domain, 'domain'),
    }),
  ],
  'formationType',
);

/** The payload of the one call to the back end; `motivation` is left out when it is empty. */
export type AdmissionRequest = z.output<typeof admissionRequestSchema>;

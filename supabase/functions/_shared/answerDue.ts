/** Hours within which the school promises to answer an admission request (section 9 of the specification). */
export const answerHours = 48;

/** When the answer to a request is due; `createdAt` is ISO 8601. */
export function answerDue(createdAt: string): Date {
  return new Date(Date.parse(createdAt) + answerHours * 60 * 60 * 1000);
}

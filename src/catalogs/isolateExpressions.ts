const operand = String.raw`(?:\p{Script=Latin}+|\d[\d.,]*|\{\{\w+\}\})`;
/** Bac+{{level}}, {{rating}}/{{outOf}}, {{number}}+, {{number}} % */
const expression = new RegExp(
  String.raw`${operand}(?:[+/×]${operand})+\+?|(?:\d[\d.,]*|\{\{\w+\}\})(?:\+|\s?%)`,
  'gu',
);

/**
 * A text of a language from right to left in which each expression of numbers and signs keeps its order: between
 * U+2066 and U+2069. A value that is inserted is isolated by itself, and would be written after the sign.
 */
export function isolateExpressions(text: string): string {
  return text.replaceAll(expression, '\u2066$&\u2069');
}

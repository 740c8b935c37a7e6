const LENGTH = 11;

/** Room for a number that is typed or pasted with blanks, dashes and country code. */
export const TYPED_PHONE_MAX = 20;

/** Digits of the full width, as Chinese keyboards type them, are digits too. */
const onlyDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** How many digits at the beginning say the country. */
function countryDigits(digits: string): number {
  const dialled = digits.startsWith('0086') ? 2 : 0;
  const hasCountry = digits.length - dialled > LENGTH && digits.startsWith('86', dialled);
  return hasCountry ? dialled + 2 : dialled;
}

/** The digits of a phone number as the shop knows it, however it was typed: without blanks, dashes and country code. */
export function phoneDigits(typed: string): string {
  const digits = onlyDigits(typed);
  return digits.slice(countryDigits(digits)).slice(0, LENGTH);
}

/** The same, and where a caret of the typed text stands then: behind the digit it stood behind. */
export function settlePhone(typed: string, caret: number): { digits: string; caret: number } {
  const digits = phoneDigits(typed);
  const before = onlyDigits(typed.slice(0, caret)).length - countryDigits(onlyDigits(typed));
  return { digits, caret: Math.min(Math.max(before, 0), digits.length) };
}

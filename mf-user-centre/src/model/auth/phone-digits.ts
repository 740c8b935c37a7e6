const LENGTH = 11;

/** The digits of a phone number as the shop knows it, however it was pasted: without blanks, dashes and country code. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0086/, '86');
  const own = digits.length > LENGTH && digits.startsWith('86') ? digits.slice(2) : digits;
  return own.slice(0, LENGTH);
}

/** The server's rule for phone numbers: 1, then 3 to 9, then nine digits. */
export function isPhoneNumber(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text.trim());
}

/** Codes have five digits. */
export function isCode(text: string): boolean {
  return /^\d{5}$/.test(text.trim());
}

/** Fewest and most characters of a password, on both sides. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 255;

/** Seconds before another code can be sent to a number. */
export const CODE_INTERVAL_SECONDS = 60;

/** Sixty-four digits as a line can hold them: the first sixteen and the last eight. */
export function shortDigits(digits: string): string {
  if (digits.length <= 24) return digits;
  return `${digits.slice(0, 8)} ${digits.slice(8, 16)} … ${digits.slice(-8)}`;
}

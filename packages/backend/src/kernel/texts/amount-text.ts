import type { LocalText } from './languages.ts';

/** An amount in cents as notices write it. */
export function amountText(cents: number): LocalText {
  const amount = (cents / 100).toFixed(2);
  return { zh: `¥${amount}`, en: `$${amount}` };
}

import { group } from './number.ts';

/** The pieces of an amount, for a typographic price. Joined in this order they are `formatMoney`. */
export type MoneyParts = {
  /** `-` for a negative amount, else empty. */
  sign: string;
  symbol: string;
  /** Whole units with a comma every three digits. */
  whole: string;
  /** Decimal point and two digits. */
  decimals: string;
};

/**
 * Splits an amount into the pieces of a price. The amount is never converted: only the symbol follows the language.
 *
 * @param cents integer minor units; anything else throws, because a rounded price would hide a fault
 * @param symbol sign before an amount: the common text `common.unit`
 */
export function moneyParts(cents: number, symbol: string): MoneyParts {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`Not an amount in cents: ${cents}. Map wire amounts to integer minor units first.`);
  }
  const size = Math.abs(cents);
  return {
    sign: cents < 0 ? '-' : '',
    symbol,
    whole: group(Math.floor(size / 100)),
    decimals: `.${String(size % 100).padStart(2, '0')}`,
  };
}

/** An amount as one text, `¥1,286.00` or `$1,286.00`, from integer cents. */
export function formatMoney(cents: number, symbol: string): string {
  const { sign, whole, decimals } = moneyParts(cents, symbol);
  return `${sign}${symbol}${whole}${decimals}`;
}

/** `¥149.00 – 239.00`, or one amount when both ends are equal. Cents, smaller one first. */
export function formatMoneyRange(from: number, to: number, symbol: string): string {
  if (from === to) return formatMoney(from, symbol);
  const upper = moneyParts(to, symbol);
  return `${formatMoney(from, symbol)} – ${upper.sign}${upper.whole}${upper.decimals}`;
}

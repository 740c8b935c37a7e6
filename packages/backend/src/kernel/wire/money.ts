/** Cents → yuan as the wire carries them, at most two decimals. */
export function toYuan(cents: number): number {
  return cents / 100;
}

/** The zero quirk of goods and coupons: an amount of zero is sent as an empty string. */
export function toYuanOrBlank(cents: number): number | '' {
  return cents === 0 ? '' : toYuan(cents);
}

/** Yuan of a request → cents. `null` when it is not an amount with at most two decimals. */
export function fromYuan(yuan: unknown): number | null {
  const text = typeof yuan === 'number' ? String(yuan) : yuan;
  if (typeof text !== 'string' || !/^-?\d{1,12}(\.\d{1,2}0*)?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

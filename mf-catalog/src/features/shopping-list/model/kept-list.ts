import type { KeptLine } from './list-line.ts';

/** Whatever it was read from: only lines come out, and never more than a list may have. */
export function readKeptLines(value: unknown, most: number): KeptLine[] {
  return Array.isArray(value) ? value.filter(isKeptLine).slice(0, most).map(toKeptLine) : [];
}

const toKeptLine = ({ text, quantity, productId, variantId }: KeptLine): KeptLine => ({
  text,
  quantity,
  productId,
  variantId,
});

function isKeptLine(value: unknown): value is KeptLine {
  const line = value as Partial<Record<keyof KeptLine, unknown>> | null;
  return (
    typeof line === 'object' &&
    line !== null &&
    typeof line.text === 'string' &&
    line.text !== '' &&
    Number.isSafeInteger(line.quantity) &&
    Number(line.quantity) >= 1 &&
    isIdOrNull(line.productId) &&
    isIdOrNull(line.variantId)
  );
}

const isIdOrNull = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value));

import { z } from 'zod';

const DECIMAL = /^[-+]?\d+(\.\d+)?$/;

/**
 * A number, or the number a decimal text says. Everything else comes back as it was: a client that sends `0x10`, `1e3` or an empty
 * text does not mean 16, 1000 or 0.
 */
export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
}

/** A field that may arrive as a number or as decimal text: `fromDecimal(z.int().min(0))`. */
export const fromDecimal = <T extends z.ZodType>(schema: T) => z.preprocess(readNumber, schema);

/** A positive whole number from a number or decimal text, or null. */
export function positiveInteger(value: unknown): number | null {
  const number = readNumber(value);
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Whether a field says nothing: absent, null, or blank text. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

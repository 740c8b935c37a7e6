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

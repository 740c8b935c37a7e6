import { z } from 'zod';
import type { ErrorKey } from '../error-texts/index.ts';
import { fromDecimal } from './read-number.ts';

/** Whole number, also as a numeric string. */
export const wholeNumber = (message: string = 'param.missing') => fromDecimal(z.int(message));

/** What an `integer` column holds. */
const INTEGER = { min: -2_147_483_648, max: 2_147_483_647 };

/** Whole number that names a kind or a state: it is compared with an `integer` column, which knows no larger ones. */
export const codeNumber = (message: string = 'param.missing') =>
  wholeNumber(message).pipe(z.int().min(INTEGER.min, message).max(INTEGER.max, message));

/** Number with decimals, also as a numeric string. */
export const decimalNumber = (message: string = 'param.missing') => fromDecimal(z.number(message));

/** Id in a body: positive whole number, also as a numeric string. */
export const idValue = (message: string = 'param.missing') => fromDecimal(z.int(message).positive(message));

/** `{ id }` of a path. Anything that is not an id answers 404 (`record.missing`). */
export const idParams = z.object({ id: idValue('record.missing') });

/** Text that may also arrive as a number (codes, ids sent by forms). */
export const textValue = (message: string = 'param.missing') =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string(message));

/**
 * List body: a list, or an object whose keys are its places (`{"0": …, "1": …}`, `{}` for an empty list), or nothing.
 */
export function listBody<T extends z.ZodType>(item: T) {
  return z.preprocess((body) => {
    if (body === null || body === undefined) return [];
    return Array.isArray(body) || typeof body !== 'object' ? body : Object.values(body);
  }, z.array(item));
}

/** Switches may arrive as booleans, 0/1 or texts (forms). */
export const switchValue = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
  .meta({ description: 'true, 1, "1" or "true" switch it on, anything else off' });

/** A query flag acts when its key is present, whatever its value (`tree=false` still means tree). */
export function isFlagged(query: object, name: string): boolean {
  return Object.hasOwn(query, name);
}

/** Server's number format, used everywhere: 1, then 3–9, then nine digits. */
export const CELLPHONE = /^1[3-9]\d{9}$/;

/** Phone number with its two refusals. */
export const cellphone = (
  missing: ErrorKey = 'account.cellphone_missing',
  format: ErrorKey = 'account.cellphone_format',
) => textValue(missing).pipe(z.string().regex(CELLPHONE, format));

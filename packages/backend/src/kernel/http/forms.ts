import { type IParseOptions, parse } from 'qs';

/** No name of the wire is nested deeper; what is, stays a text under its last key. */
const MAX_DEPTH = 20;
/** A longer list is refused. The longest of the wire are the lines of a cart: 200. */
const MAX_ENTRIES = 250;
/** More fields than any form has: a full cart sends about 20 for each line. */
const MAX_FIELDS = 5000;

const options = {
  depth: MAX_DEPTH,
  arrayLimit: MAX_ENTRIES,
  parameterLimit: MAX_FIELDS,
  // Of a repeated plain name the last one counts, as in the original server.
  duplicates: 'last',
} as const satisfies IParseOptions;

/**
 * Reads a form-encoded body: `a=1&b[]=2&b[]=3&c[d]=4`.
 *
 * @throws RangeError with `statusCode` 413 for more fields, or entries of a list, than a form of the shop has
 */
export function parseForm(text: string): Record<string, unknown> {
  try {
    return parse(text, { ...options, throwOnLimitExceeded: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw Object.assign(error, { statusCode: 413 });
  }
}

/** Reads a query string in the same notation. Its length is limited already, so nothing of it is refused here. */
export const parseQuery = (text: string): Record<string, unknown> => parse(text, options);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * The one spelling of a JSON value: keys sorted, no blanks (RFC 8785).
 * Two equal values have equal bytes, so they have equal hashes and, later, equal signatures.
 *
 * @throws TypeError for what JSON cannot say (undefined, functions, NaN, Infinity)
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value === 'object') {
    // JSON.stringify writes integer-like keys first whatever their order; no document of ours has any.
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
  }
  throw new TypeError(`JSON cannot say ${String(value)} (${typeof value})`);
}

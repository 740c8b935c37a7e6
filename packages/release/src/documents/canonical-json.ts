/**
 * The one spelling of a JSON value: keys in the order of their UTF-16 units, no blanks (RFC 8785).
 * Two equal values have equal bytes, so they have equal hashes and equal signatures.
 *
 * By hand because what is hashed and signed must be refused when JSON cannot say it; the `canonicalize` package drops
 * members that are undefined and calls `toJSON`. The test compares both for everything JSON can say.
 *
 * @throws TypeError for what JSON cannot say (undefined, functions, NaN, Infinity)
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    // Written by hand: JSON.stringify would put keys that look like numbers first.
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  throw new TypeError(`JSON cannot say ${String(value)} (${typeof value})`);
}

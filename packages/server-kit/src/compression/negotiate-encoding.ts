import Negotiator from 'negotiator';

/** Encodings we make, the best first. */
export const encodings = ['br', 'zstd', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** What was chosen for a header, by what is preferred. Browsers send a handful of them. */
const known = new WeakMap<readonly Encoding[], Map<string, Encoding | null>>();
const REMEMBERED = 200;
const LONGEST = 200;

/** Its types do not know the preferences yet. */
type Preferring = { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] };

/**
 * The best encoding a reader accepts (RFC 9110, 12.5.3); `null` to send the bytes as they are.
 *
 * @param preferred ours, the best first, where the reader makes no difference
 */
export function negotiateEncoding<Offered extends Encoding = Encoding>(
  acceptEncoding: string | undefined,
  preferred: readonly Offered[],
): Offered | null;
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding | null;
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  preferred: readonly Encoding[] = encodings,
): Encoding | null {
  const remembered = known.get(preferred) ?? new Map<string, Encoding | null>();
  known.set(preferred, remembered);
  const header = acceptEncoding ?? '';
  const before = remembered.get(header);
  if (before !== undefined) return before;
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const [best] = negotiator.encodings(preferred, { preferred });
  const chosen = preferred.find((encoding) => encoding === best) ?? null;
  if (remembered.size >= REMEMBERED) remembered.clear();
  if (header.length <= LONGEST) remembered.set(header, chosen);
  return chosen;
}

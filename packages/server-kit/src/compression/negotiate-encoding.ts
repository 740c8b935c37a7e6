import Negotiator from 'negotiator';

/** Encodings we make, the best first. */
export const encodings = ['br', 'zstd', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

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
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const [best] = negotiator.encodings(preferred, { preferred });
  return preferred.find((encoding) => encoding === best) ?? null;
}

/** Encodings we make, the best first. */
export const encodings = ['br', 'zstd', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The best encoding a reader accepts (RFC 9110, 12.5.3); `null` to send the bytes as they are.
 *
 * @param preferred ours, the best first, where the reader makes no difference
 */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  preferred: readonly Encoding[] = encodings,
): Encoding | null {
  const qualities = new Map((acceptEncoding ?? '').split(',').map(toQuality));
  const qualityOf = (encoding: string): number => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  let best: Encoding | null = null;
  for (const encoding of preferred) {
    if (qualityOf(encoding) > (best === null ? 0 : qualityOf(best))) best = encoding;
  }
  return best;
}

function toQuality(entry: string): [string, number] {
  const [name = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return [name.trim(), Number.isNaN(quality) ? 0 : quality];
}

import { fromHex, toHex } from './bytes.ts';

/** Bytes of a seed. */
export const SEED_BYTES = 32;

/**
 * The hash that stands for a seed while nobody may know it: SHA-256 of its bytes.
 * @param seed 64 hexadecimal digits
 * @returns 64 hexadecimal digits
 * @throws RangeError for what is no seed
 */
export async function hashOfSeed(seed: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOfSeed(seed))));
}

/** @throws RangeError for what is no seed */
export function bytesOfSeed(seed: string): Uint8Array<ArrayBuffer> {
  const bytes = fromHex(seed);
  if (bytes.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes`);
  return bytes;
}

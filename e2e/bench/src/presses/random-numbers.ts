import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1 that are the same in every run with this seed. */
export function randomNumbers(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) / 2 ** 32;
  };
}

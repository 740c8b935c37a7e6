import type { DrawProof } from '@jishi/api/lotteries';

export type Noted = Pick<DrawProof, 'word' | 'draw' | 'places' | 'prizes' | 'receipt'> & { hash: string };

/** What a browser writes down of a draw: all that may not change until the seed is known. Names of prizes may. */
export function noteOf({ day, word, draw, places, prizes, receipt }: DrawProof): Noted {
  const kept = prizes.map(({ id, weight, left }) => ({ id, weight, left, name: '' }));
  return { hash: day.hash, word, draw, places, prizes: kept, receipt };
}

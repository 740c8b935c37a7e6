import type { DrawProof } from '@jishi/api/lotteries';
import { ALGORITHM, draw, hashOfSeed, type Outcome } from '@jishi/fair-draw';
import { type Noted, noteOf } from './note-of.ts';

/** A draw that was made again. `noted`: whether the record is what this browser wrote down then; `null` when it wrote nothing. */
export type Check = {
  hash: string;
  isHashRight: boolean;
  noted: boolean | null;
  outcome: Outcome | null;
  isResultRight: boolean;
  isRight: boolean;
};

/** Makes a draw again from what the shop published. */
export async function checkDraw(proof: DrawProof, seed: string, note: Noted | null): Promise<Check> {
  const { day, lottery, customer, word, prizes, places, hasReels } = proof;
  const hash = await hashOfSeed(seed);
  const outcome =
    proof.algorithm === ALGORITHM
      ? await draw({
          seed,
          ticket: { day: day.day, lotteryId: lottery, customerId: customer, draw: proof.draw, word },
          game: hasReels ? 'reels' : 'weights',
          prizes,
        })
      : null;
  const isHashRight = hash === day.hash;
  const isResultRight = outcome !== null && isSame([outcome.shown].flat(), places);
  const noted = note && isSame(note, noteOf(proof));
  return { hash, isHashRight, noted, outcome, isResultRight, isRight: isHashRight && isResultRight && noted !== false };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

import type { Draw, LotteryDetail, Prize } from '@jishi/api/lotteries';

/** What a draw came to. `prize` is what was drawn, a blank too; `null` for reels that differ. */
export type Outcome = { isWon: boolean; prize: Prize | null; places: readonly number[] };

/**
 * What a draw means, by the flags of the prizes, never by their names. Three places of a slot machine win when they are
 * equal. `null` when a place is not in the list: it is another list than the draw was made with.
 */
export function outcomeOf({ game, prizes }: Pick<LotteryDetail, 'game' | 'prizes'>, { places }: Draw): Outcome | null {
  const [first] = places;
  if (first === undefined || places.some((place) => prizes[place] === undefined)) return null;
  if (places.length !== (game === 'slot-machine' ? 3 : 1)) return null;
  const prize = prizes[first];
  if (!prize || places.some((place) => place !== first)) return { isWon: false, prize: null, places };
  return { isWon: prize.isWin, prize, places };
}

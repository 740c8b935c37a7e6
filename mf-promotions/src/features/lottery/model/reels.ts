import { type Pace, rampFrom } from './ride.ts';

export const REELS = [0, 1, 2] as const;

/** Places the first reel turns at least while it lands; each of the others turns some more, so they stop one after the other. */
export const LEAST = 4;
export const MORE_OF_EACH = 3;

/** The middle reel runs the other way. */
export const runsUp = (reel: number): boolean => reel === 1;

/**
 * The pictures of a strip, from the one before the first on. It is long enough for a round, its start and the longest
 * landing, as a ride counts from within one round.
 */
export function stripOf(count: number, pace: Pace): number[] {
  const farthest = Math.ceil(2 * count + Math.max(rampFrom(0, pace).to, pace.least));
  return Array.from({ length: farthest + 3 }, (_, index) => (index + count - 1) % count);
}

/**
 * How far a strip is moved so that a position is in the window, as a share of its own height. Its first cell is the place
 * before the first.
 *
 * @param isUp the strip is laid out from its end, so that it runs upwards
 */
export function stripShift(position: number, cells: number, isUp: boolean): number {
  const cell = isUp ? cells - 1 - (position + 1) : position + 1;
  return -(cell - 1) / cells;
}

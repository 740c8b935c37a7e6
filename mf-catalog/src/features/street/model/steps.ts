/** Less than this a stall counts as reached. */
const REACHED_PX = 8;

/**
 * Where the next step along the street ends, in px of scrolling; where it began when there is no further stall.
 *
 * @param beginnings of all stalls, from the first
 * @param from where the street stands, or is on its way to
 */
export function stepFrom(beginnings: readonly number[], from: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? beginnings.find((at) => at > from + REACHED_PX)
      : beginnings.findLast((at) => at < from - REACHED_PX);
  return next ?? from;
}

/** Which stall stands first, by its number from 0, when the street is scrolled so far. */
export const placeAt = (beginnings: readonly number[], left: number): number =>
  Math.max(
    0,
    beginnings.findLastIndex((at) => at <= left + REACHED_PX),
  );

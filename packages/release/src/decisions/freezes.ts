import type { Freeze, Release } from '@jishi/contracts/release';

/** Ended by itself: it says nothing any more, and the next release is without it. */
export const isOver = ({ until }: Freeze): boolean => until !== undefined && Date.parse(until) <= Date.now();

const hasBegun = ({ from }: Freeze): boolean => from === undefined || Date.parse(from) <= Date.now();

/** Who froze it, since when or from when, until when and why. */
export const freezeText = ({ author, reason, time, from, until }: Freeze): string =>
  [
    `by ${author}`,
    from === undefined ? `since ${time}` : `from ${from}`,
    ...(until === undefined ? [] : [`until ${until}`]),
  ]
    .join(' ')
    .concat(`: ${reason}`);

/**
 * Freezes in force that versions would break, in words.
 *
 * @param next the version of each part as planned
 */
export function brokenFreezes(live: Release | null, next: Readonly<Record<string, { version: string }>>): string[] {
  if (!live) return [];
  const isInForce = (freeze: Freeze): boolean => hasBegun(freeze) && !isOver(freeze);
  const { frozen, frozenParts = [], parts, channel } = live;
  return [
    ...(frozen && isInForce(frozen) ? [`channel ${channel} is frozen ${freezeText(frozen)}`] : []),
    ...frozenParts
      .filter((freeze) => isInForce(freeze) && next[freeze.part]?.version !== parts[freeze.part]?.version)
      .map((freeze) => `${freeze.part} is frozen ${freezeText(freeze)}`),
  ];
}

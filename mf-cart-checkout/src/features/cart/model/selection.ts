import { type CartLine, splitByValidity } from '@jishi/api/cart';
import type { Unticked } from '../../../model/kept-choice.ts';

/** Valid lines that are chosen. */
export const selectedLines = (lines: readonly CartLine[], unticked: Unticked): CartLine[] =>
  splitByValidity(lines).valid.filter(({ key }) => !unticked.has(key));

/** Tick of the box above the list. */
export function tickOfAll(lines: readonly CartLine[], unticked: Unticked): 'all' | 'some' | 'none' {
  const selected = selectedLines(lines, unticked).length;
  if (selected === 0) return 'none';
  return selected === splitByValidity(lines).valid.length ? 'all' : 'some';
}

/** The choice after a click on a line's box. */
export function toggleLine(unticked: Unticked, key: string): Unticked {
  const next = new Set(unticked);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The choice after a line has become another one: as it was, unless it joins a line that is chosen. */
export function followLine(
  lines: readonly CartLine[],
  unticked: Unticked,
  { from, to }: { from: string; to: string },
): Unticked {
  const joinsChosen = lines.some(({ key }) => key === to) && !unticked.has(to);
  const next = new Set(unticked);
  if (unticked.has(from) && !joinsChosen) next.add(to);
  else next.delete(to);
  return next;
}

/** The choice after a click on "all": everything, or nothing when everything was chosen. */
export const toggleAll = (lines: readonly CartLine[], unticked: Unticked): Unticked =>
  tickOfAll(lines, unticked) === 'all' ? new Set(lines.map(({ key }) => key)) : new Set();

import { useMemo } from 'react';
import type { ListLine } from '../model/list-line.ts';
import { type ResolvedLine, resolvedLine, sumOf } from '../model/resolved.ts';
import { useMatches } from './use-matches.ts';

/** The lines with what the shop has for them, and what they come to. */
export function useResolved(lines: readonly ListLine[]) {
  const { matchOf, isLooking, hasFailed, retry } = useMatches(lines);
  const resolved = useMemo<ResolvedLine[]>(
    () => lines.map((line) => resolvedLine(line, matchOf(line))),
    [lines, matchOf],
  );
  return { resolved, sum: useMemo(() => sumOf(resolved), [resolved]), isLooking, hasFailed, retry };
}

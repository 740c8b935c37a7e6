import type { ProductMatch } from '@jishi/api/products';
import { knownMatches, matchesQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ListLine } from '../model/list-line.ts';

export type FoundMatches = {
  /** Of the words of a line; nothing as long as they are looked for. */
  matchOf: (line: ListLine) => ProductMatch | undefined;
  isLooking: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** What the shop has for each line. What is known stays while more is asked for. */
export function useMatches(lines: readonly ListLine[]): FoundMatches {
  const api = useApi();
  const queries = useQueryClient();
  const { data, isFetching, isError, refetch } = useQuery({
    ...matchesQuery(
      api,
      lines.map(({ words }) => words),
    ),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = useMemo(() => (data ? new Map(data) : knownMatches(queries)), [data, queries]);
  return {
    matchOf: useCallback(({ words }) => known.get(words), [known]),
    isLooking: isFetching,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

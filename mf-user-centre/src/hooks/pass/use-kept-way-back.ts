import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepWayBack } from '../../model/pass/way-back.ts';

/** Keeps `?from=` for the pages after this one: whoever registers first still comes back. */
export function useKeptWayBack(): void {
  const [search] = useSearchParams();
  const from = search.get('from');
  useEffect(() => keepWayBack(from), [from]);
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saveReturnPathFrom } from '../../model/auth/return-path.ts';

/** Keeps `?from=` for the pages after this one: whoever registers first still comes back. */
export function useSavedReturnPath(): void {
  const [search] = useSearchParams();
  const from = search.get('from');
  useEffect(() => saveReturnPathFrom(from), [from]);
}

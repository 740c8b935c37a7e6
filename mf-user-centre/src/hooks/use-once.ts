import { useRef } from 'react';

type Mutation<T> = { mutate: (input: T, options: { onError: () => void }) => void };

/**
 * Carries out a mutation once: pressing again while it runs, or after it went well, does nothing. A failed one can be repeated.
 *
 * @param round what it is pressed about; it can be carried out once more when that is another thing
 */
export function useOnce<T>({ mutate }: Mutation<T>, round?: string | null): (input: T) => void {
  const taken = useRef<{ round: typeof round } | null>(null);
  return (input) => {
    if (taken.current && taken.current.round === round) return;
    taken.current = { round };
    const onError = () => {
      taken.current = null;
    };
    mutate(input, { onError });
  };
}

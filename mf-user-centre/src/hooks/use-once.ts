import { useRef } from 'react';

type Mutation<T> = { mutate: (input: T, options: { onError: () => void }) => void };

/** Carries out a mutation once: pressing again while it runs, or after it went well, does nothing. A failed one can be repeated. */
export function useOnce<T>({ mutate }: Mutation<T>): (input: T) => void {
  const isTaken = useRef(false);
  return (input) => {
    if (isTaken.current) return;
    isTaken.current = true;
    const onError = () => {
      isTaken.current = false;
    };
    mutate(input, { onError });
  };
}

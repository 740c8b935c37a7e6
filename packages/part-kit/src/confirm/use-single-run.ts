import { useRef } from 'react';

type Mutation<T> = { mutateAsync: (input: T) => Promise<unknown> };

/**
 * Carries out a mutation unless it runs already. Its `isPending` is too late for that: a second press can come before the first one
 * is drawn. How it failed stands in the mutation.
 */
export function useSingleRun<T>({ mutateAsync }: Mutation<T>): (input: T) => void {
  const isRunning = useRef(false);
  const run = async (input: T) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await mutateAsync(input);
    } catch {
      // told where the mutation is shown
    } finally {
      isRunning.current = false;
    }
  };
  return (input) => void run(input);
}

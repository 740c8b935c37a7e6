import { useMemo } from 'react';

/** One action that is put off; a new one takes its place. */
export function useDelay() {
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      start(action: () => void, milliseconds: number) {
        clearTimeout(timer);
        timer = setTimeout(action, milliseconds);
      },
      cancel: () => clearTimeout(timer),
    };
  }, []);
}

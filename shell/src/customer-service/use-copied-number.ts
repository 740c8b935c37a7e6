import { useCallback, useState } from 'react';

/** How a number got onto the clipboard, or did not. */
export type Copying = 'waiting' | 'copied' | 'refused';

/** Puts a number on the clipboard at a press, and says what became of it. `number`: null where there is none. */
export function useCopiedNumber(number: string | null): { copying: Copying; copy: () => void } {
  const [copying, setCopying] = useState<Copying>('waiting');
  const copy = useCallback(() => {
    setCopying('waiting');
    if (number) void write(number).then(setCopying);
  }, [number]);
  return { copying, copy };
}

async function write(number: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(number);
    return 'copied';
  } catch {
    return 'refused';
  }
}

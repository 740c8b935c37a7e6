import { useEffect, useRef, useState } from 'react';

/** A text for readers that changes often, told no more often than every so many milliseconds; the newest one is never lost. */
export function useSparse(text: string, everyMs: number): string {
  const [told, setTold] = useState(text);
  const toldAt = useRef(0);
  useEffect(() => {
    if (text === told) return undefined;
    const wait = Math.max(0, toldAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      toldAt.current = performance.now();
      setTold(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, told, everyMs]);
  return told;
}

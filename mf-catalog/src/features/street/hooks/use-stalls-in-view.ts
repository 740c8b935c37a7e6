import { type RefObject, useEffect, useState } from 'react';

/** So much of a stall is in view when it counts. */
const MOST_OF_IT = 0.6;

/** Ids of the stalls one sees, from the left; none until that is known. */
export function useStallsInView(row: RefObject<HTMLElement | null>): readonly string[] {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const root = row.current;
    if (!root || typeof IntersectionObserver === 'undefined') return undefined;
    const stalls = [...root.querySelectorAll('li[id]')];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= MOST_OF_IT) seen.add(target);
          else seen.delete(target);
        }
        setInView(stalls.filter((stall) => seen.has(stall)).map(({ id }) => id));
      },
      { root, threshold: MOST_OF_IT },
    );
    for (const stall of stalls) observer.observe(stall);
    return () => observer.disconnect();
  }, [row]);
  return inView;
}

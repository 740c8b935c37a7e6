import { type RefObject, useEffect, useRef, useState } from 'react';

/** Turns true, once, when the element comes near the view. Without an observer everything counts as near. */
export function useNearView<E extends HTMLElement>(margin = '300px'): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [ref, isNear];
}

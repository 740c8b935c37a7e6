import { useEffect, useRef } from 'react';

/** Scrolls the line around an entry so that it can be seen, when the entry changes; on phones a line is wider than the window. */
export function useInView<Entry extends HTMLElement = HTMLAnchorElement>(entry: string) {
  const ref = useRef<Entry>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry, another place to scroll to
  useEffect(() => {
    const link = ref.current;
    const line = link?.parentElement;
    if (link && line) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.clientWidth) / 2;
  }, [entry]);
  return ref;
}

import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { TabRelease } from './tab-release.ts';

const ReleaseContext = createContext<TabRelease | null>(null);

export const ReleaseProvider = ReleaseContext.Provider;

export function useRelease(): TabRelease {
  const release = useContext(ReleaseContext);
  if (!release) throw new Error('useRelease: outside of the shell');
  return release;
}

/** A place may be hidden on this screen, or further down. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight && (element.checkVisibility?.() ?? true);
}

/**
 * For a notice that something did not come: whether the reason is that the release has ended. Asks the shop once; a
 * notice that is seen keeps the one over the page from saying the same.
 */
export function useEndedNotice(notice: RefObject<Element | null>): boolean {
  const release = useRelease();
  const { state } = release;
  useEffect(() => {
    const seen = notice.current && isSeen(notice.current) ? 1 : 0;
    const count = (by: number) => state.setState(({ notices }) => ({ notices: notices + by }));
    count(seen);
    void release.ask();
    return () => count(-seen);
  }, [release, state, notice]);
  return useStore(state, ({ hasEnded }) => hasEnded);
}

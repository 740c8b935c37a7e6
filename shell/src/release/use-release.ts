import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { TabRelease } from './tab-release.ts';

const ReleaseContext = createContext<TabRelease | null>(null);

export const ReleaseProvider = ReleaseContext.Provider;

export function useRelease(): TabRelease {
  const release = useContext(ReleaseContext);
  if (!release) throw new Error('useRelease: outside of the shell');
  return release;
}

/**
 * For a notice that something did not come: whether the reason is that the release has ended. Asks the shop once and
 * keeps the notice over the page from saying the same.
 */
export function useEndedNotice(): boolean {
  const release = useRelease();
  const { state } = release;
  useEffect(() => {
    const count = (by: number) => state.setState(({ notices }) => ({ notices: notices + by }));
    count(1);
    void release.ask();
    return () => count(-1);
  }, [release, state]);
  return useStore(state, ({ hasEnded }) => hasEnded);
}

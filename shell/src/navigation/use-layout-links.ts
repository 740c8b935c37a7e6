import { useSession } from '@jishi/contracts';
import type { LinkPlace } from '@jishi/contracts/navigation';
import { createContext, useContext } from 'react';
import type { LayoutLink, LayoutLinks } from './layout-links.ts';

const LayoutLinksContext = createContext<LayoutLinks>({});

export const LayoutLinksProvider = LayoutLinksContext.Provider;

/** Links of a place for whoever looks at the page. */
export function useLayoutLinks(place: LinkPlace): LayoutLink[] {
  const links = useContext(LayoutLinksContext)[place] ?? [];
  const hidden = useSession(({ isSignedIn }) => (isSignedIn ? 'visitors' : 'customers'));
  return links.filter(({ audience }) => audience !== hidden);
}

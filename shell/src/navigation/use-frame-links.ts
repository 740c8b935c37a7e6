import { useSession } from '@jishi/contracts';
import type { LinkPlace } from '@jishi/contracts/navigation';
import { createContext, useContext } from 'react';
import type { FrameLink, FrameLinks } from './frame-links.ts';

const FrameLinksContext = createContext<FrameLinks>({});

export const FrameLinksProvider = FrameLinksContext.Provider;

/** Links of a place for whoever looks at the page. */
export function useFrameLinks(place: LinkPlace): FrameLink[] {
  const links = useContext(FrameLinksContext)[place] ?? [];
  const hidden = useSession(({ isSignedIn }) => (isSignedIn ? 'visitors' : 'customers'));
  return links.filter(({ audience }) => audience !== hidden);
}

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { FragmentId, FragmentProps } from './fragments.ts';

export type FragmentPlaceProps = {
  id: FragmentId;
  props: FragmentProps[FragmentId];
  /** Shown while the fragment is on its way in the browser; keep its size, so that nothing moves. */
  fallback?: ReactNode;
  isQuiet?: boolean | undefined;
};

/** How the shell draws a fragment; given by the shell. */
export const PlaceContext = createContext<ComponentType<FragmentPlaceProps> | null>(null);

/**
 * A piece of another part inside this page. Drawn on the server with the page; in the browser loaded when its
 * declaration says. When its part is missing or broken the page goes on without it.
 */
export function Fragment<Id extends FragmentId>(place: {
  id: Id;
  props: FragmentProps[Id];
  fallback?: ReactNode;
  /** Its failure is told only to somebody who pressed it: one of many small helps that a page is whole without. */
  isQuiet?: boolean;
}): ReactNode {
  const Place = useContext(PlaceContext);
  return Place ? <Place {...place} /> : (place.fallback ?? null);
}

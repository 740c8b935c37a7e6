import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { FragmentId, FragmentProps } from './fragments.ts';

export type RemoteFragmentProps = {
  id: FragmentId;
  props: FragmentProps[FragmentId];
  /** Shown while the fragment is on its way in the browser; keep its size, so that nothing moves. */
  fallback?: ReactNode;
  isQuiet?: boolean | undefined;
};

/** How the shell draws a fragment; given by the shell. */
export const FragmentMountContext = createContext<ComponentType<RemoteFragmentProps> | null>(null);

/**
 * A piece of another part inside this page. Drawn on the server with the page; in the browser loaded when its
 * declaration says. When its part is missing or broken the page goes on without it.
 */
export function RemoteFragment<Id extends FragmentId>(fragment: {
  id: Id;
  props: FragmentProps[Id];
  fallback?: ReactNode;
  /** Its failure is told only to somebody who pressed it: one of many small helps that a page is whole without. */
  isQuiet?: boolean;
}): ReactNode {
  const MountPoint = useContext(FragmentMountContext);
  return MountPoint ? <MountPoint {...fragment} /> : (fragment.fallback ?? null);
}

/**
 * The name in parts that were published before it was `RemoteFragment`: they run beside newer ones.
 *
 * @alias
 */
export const Fragment = RemoteFragment;

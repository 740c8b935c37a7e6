import { FragmentMountContext } from '@jishi/contracts';
import { type ReactNode, useContext } from 'react';
import type { IslandId } from './islands.ts';

const noProps = {};

type LayoutIslandProps = {
  id: IslandId;
  /** Says that it failed only to somebody who pressed it: there is no room for that, and what the server drew leads on. */
  isQuiet?: boolean;
};

/** The place of a piece of the frame. */
export function LayoutIsland({ id, isQuiet }: LayoutIslandProps): ReactNode {
  const MountPoint = useContext(FragmentMountContext);
  return MountPoint ? <MountPoint id={id as never} props={noProps} isQuiet={isQuiet} /> : null;
}

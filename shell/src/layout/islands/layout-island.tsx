import { FragmentMountContext } from '@jishi/contracts';
import { type ReactNode, useContext } from 'react';
import type { IslandId } from './islands.ts';

const noProps = {};

/** The place of a piece of the frame. */
export function LayoutIsland({ id }: { id: IslandId }): ReactNode {
  const MountPoint = useContext(FragmentMountContext);
  return MountPoint ? <MountPoint id={id as never} props={noProps} /> : null;
}

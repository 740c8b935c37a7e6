import type { RemoteFragmentProps } from '@jishi/contracts';
import { createContext, type ReactNode, useContext } from 'react';
import type { FragmentStart } from '../parts/start-data.ts';
import { MountPoint } from './mount-point.tsx';

/** Fragments of the release, by id. */
export const FragmentsContext = createContext<ReadonlyMap<string, FragmentStart>>(new Map());

/** A place for a fragment; nothing when the release has no such fragment. */
export function FragmentMountPoint({ id, props, fallback, isQuiet }: RemoteFragmentProps): ReactNode {
  const entry = useContext(FragmentsContext).get(id);
  if (!entry) return null;
  const { hydrate, wakeOn } = entry;
  return (
    <MountPoint key={id} id={id} props={props} mode={hydrate} wakeOn={wakeOn} fallback={fallback} isQuiet={isQuiet} />
  );
}

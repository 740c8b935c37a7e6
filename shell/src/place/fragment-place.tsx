import type { FragmentPlaceProps } from '@jishi/contracts';
import { createContext, type ReactNode, useContext } from 'react';
import type { FragmentStart } from '../parts/start-data.ts';
import { Place } from './place.tsx';

/** Fragments of the release, by id. */
export const FragmentsContext = createContext<ReadonlyMap<string, FragmentStart>>(new Map());

/** A place for a fragment; nothing when the release has no such fragment. */
export function FragmentPlace({ id, props, fallback, isQuiet }: FragmentPlaceProps): ReactNode {
  const entry = useContext(FragmentsContext).get(id);
  if (!entry) return null;
  const { hydrate, wakeOn } = entry;
  return <Place key={id} id={id} props={props} mode={hydrate} wakeOn={wakeOn} fallback={fallback} isQuiet={isQuiet} />;
}

import { useBrowserValue } from '@jishi/contracts/browser-value';
import type { HydrateMode, WakeStore } from '@jishi/contracts/release';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useParts } from '../parts/parts.ts';
import { bodyOf, EmptyBody, PlaceProps } from './body.tsx';
import { Boundary } from './boundary.tsx';
import { createSlot, type Slot } from './slot.ts';
import { useTabPlaces } from './tab-places.ts';
import { TryAgain } from './try-again.tsx';
import { useWakeUp } from './use-wake-up.ts';

export type PlaceOptions = {
  id: string;
  props?: object;
  mode: HydrateMode;
  wakeOn?: readonly WakeStore[];
  fallback?: ReactNode;
  /** Says that it failed only to somebody who pressed it. */
  isQuiet?: boolean | undefined;
};

const ignore = () => undefined;
const noProps = {};

/** One place for pages and fragments: drawn on the server, waiting, alive, or failed with a way to try again. */
export function Place(place: PlaceOptions): ReactNode {
  return PART_TARGET === 'node' ? <ServerPlace {...place} /> : <BrowserPlace {...place} />;
}

/** The same tree as in the browser, second child included: ids of `useId` are made from it. */
function ServerPlace({ id, props = noProps, fallback }: PlaceOptions): ReactNode {
  const parts = useParts();
  const View = useMemo(() => {
    const loaded = parts.loaded(id);
    return loaded ? bodyOf(loaded, id) : EmptyBody;
  }, [parts, id]);
  return (
    <div data-place={id}>
      <Boundary onFailure={ignore}>
        <Suspense fallback={fallback && <div data-fallback="">{fallback}</div>}>
          <PlaceProps.Provider value={props}>
            <View />
          </PlaceProps.Provider>
        </Suspense>
      </Boundary>
      {null}
    </div>
  );
}

function BrowserPlace({ id, props = noProps, mode, wakeOn, fallback, isQuiet = false }: PlaceOptions): ReactNode {
  const parts = useParts();
  const places = useTabPlaces();
  const isHydrating = useBrowserValue(
    () => false,
    () => true,
  );
  const ref = useRef<HTMLDivElement>(null);
  const { reset } = useQueryErrorResetBoundary();
  const [slot] = useState<Slot>(() =>
    createSlot({ id, parts, isHydrating, isQuiet, hasChanged: places.hasChanged, element: () => ref.current }),
  );
  const { View, epoch, hasFailed, isLoading } = useSyncExternalStore(slot.subscribe, slot.state, slot.state);
  // The same element as long as it waits: a new one above a waiting boundary throws the server's HTML away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `props` by value; `fallback` of the first render will do
  const content = useMemo(
    () => (
      <Boundary key={epoch} onFailure={slot.fail} remains={slot.remains}>
        <Suspense fallback={fallback}>
          <PlaceProps.Provider value={props}>
            <View />
          </PlaceProps.Provider>
        </Suspense>
      </Boundary>
    ),
    [slot, View, epoch, JSON.stringify(props)],
  );
  useEffect(() => places.add(slot, ref.current), [places, slot]);
  // A place born in the browser has nothing to show meanwhile: it does not wait for its turn.
  useWakeUp(slot, ref, slot.isHydrating ? mode : 'load', wakeOn);
  const retry = () => {
    reset(); // else the old error of a query is thrown again at once
    slot.start();
  };
  return (
    <div data-place={id} ref={ref}>
      {content}
      {hasFailed ? <TryAgain isBusy={isLoading} onRetry={retry} /> : null}
    </div>
  );
}

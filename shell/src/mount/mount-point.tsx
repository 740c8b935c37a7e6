import { useIsTakenOver } from '@jishi/contracts/browser-value';
import type { HydrateMode, WakeStore } from '@jishi/contracts/release';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useParts } from '../parts/parts.ts';
import { contentOf, EmptyContent, MountedProps } from './content.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { createHydrationBoundary, type HydrationBoundary } from './hydration-boundary.ts';
import { useMountRegistry } from './mount-registry.ts';
import { TryAgain } from './try-again.tsx';
import { useHydrationTrigger } from './use-hydration-trigger.ts';

export type MountPointProps = {
  id: string;
  props?: object;
  mode: HydrateMode;
  wakeOn?: readonly WakeStore[] | undefined;
  fallback?: ReactNode;
  /** Says that it failed only to somebody who pressed it. */
  isQuiet?: boolean | undefined;
};

const ignore = () => undefined;
const noProps = {};

/** One place for pages and fragments: drawn on the server, waiting, alive, or failed with a way to try again. */
export function MountPoint(mountPoint: MountPointProps): ReactNode {
  return PART_TARGET === 'node' ? <ServerMountPoint {...mountPoint} /> : <BrowserMountPoint {...mountPoint} />;
}

/** The same tree as in the browser, second child included: ids of `useId` are made from it. */
function ServerMountPoint({ id, props = noProps, fallback }: MountPointProps): ReactNode {
  const parts = useParts();
  const View = useMemo(() => {
    const loaded = parts.loaded(id);
    return loaded ? contentOf(loaded, id) : EmptyContent;
  }, [parts, id]);
  return (
    <div data-place={id}>
      <ErrorBoundary onFailure={ignore}>
        <Suspense fallback={fallback && <div data-fallback="">{fallback}</div>}>
          <MountedProps.Provider value={props}>
            <View />
          </MountedProps.Provider>
        </Suspense>
      </ErrorBoundary>
      {null}
    </div>
  );
}

function BrowserMountPoint({
  id,
  props = noProps,
  mode,
  wakeOn,
  fallback,
  isQuiet = false,
}: MountPointProps): ReactNode {
  const parts = useParts();
  const mounts = useMountRegistry();
  const isHydrating = useIsTakenOver();
  const ref = useRef<HTMLDivElement>(null);
  const { reset } = useQueryErrorResetBoundary();
  const [boundary] = useState<HydrationBoundary>(() =>
    createHydrationBoundary({
      id,
      parts,
      isHydrating,
      isQuiet,
      hasChanged: mounts.hasChanged,
      element: () => ref.current,
    }),
  );
  const { View, epoch, isAlive, hasFailed, isLoading } = useSyncExternalStore(
    boundary.subscribe,
    boundary.state,
    boundary.state,
  );
  // The same element and props as long as it waits: new ones above a waiting boundary throw the server's HTML away.
  const [firstProps] = useState(props);
  const shownProps = isAlive || epoch > 0 ? props : firstProps;
  const isOutdated = JSON.stringify(props) !== JSON.stringify(shownProps);
  useEffect(() => {
    if (isOutdated) boundary.hydrate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: props by value; `fallback` of the first render will do
  const content = useMemo(
    () => (
      <ErrorBoundary key={epoch} onFailure={boundary.fail} remains={boundary.remains}>
        <Suspense fallback={fallback}>
          <MountedProps.Provider value={shownProps}>
            <View />
          </MountedProps.Provider>
        </Suspense>
      </ErrorBoundary>
    ),
    [boundary, View, epoch, JSON.stringify(shownProps)],
  );
  useEffect(() => mounts.add(boundary, ref.current), [mounts, boundary]);
  // A place born in the browser has nothing to show meanwhile: it does not wait for its turn.
  useHydrationTrigger(boundary, ref, boundary.isHydrating ? mode : 'load', wakeOn);
  const retry = () => {
    reset(); // else the old error of a query is thrown again at once
    mounts.retry(id);
  };
  return (
    <div data-place={id} ref={ref}>
      {content}
      {hasFailed ? <TryAgain isBusy={isLoading} onRetry={retry} /> : null}
    </div>
  );
}

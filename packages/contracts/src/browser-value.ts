import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Something only the browser knows: while what the server drew is taken over it is what the server took it for, from then
 * on what the browser says. It is read again when the component is drawn again, not when it changes.
 */
export const useBrowserValue = <T>(inBrowser: () => T, onServer: () => T): T =>
  useSyncExternalStore(never, inBrowser, onServer);

/**
 * Whether this component was drawn by the server and taken over, or is born in the browser; it stays what it was. A value of
 * `useBrowserValue` that changes draws its component anew, and at once with it every place inside that still waits to be
 * hydrated: for what only the first frame depends on, ask this.
 */
export function useIsTakenOver(): boolean {
  const [first] = useState<{ isServers?: boolean }>(() => ({}));
  return useSyncExternalStore(
    never,
    () => (first.isServers ??= false),
    () => (first.isServers ??= true),
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Something only the browser knows: while what the server drew is taken over it is what the server took it for, from then
 * on what the browser says. It is read again when the component is drawn again, not when it changes.
 */
export const useBrowserValue = <T>(inBrowser: () => T, onServer: () => T): T =>
  useSyncExternalStore(never, inBrowser, onServer);

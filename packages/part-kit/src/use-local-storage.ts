import { useSyncExternalStore } from 'react';

/** Storage tells other tabs of a change; in this one a part tells itself: what it keeps is its own. */
const listeners = new Set<() => void>();

/** Keeps a value in this browser; `null` forgets it. A browser that keeps nothing is no fault. */
export function writeLocalStorage(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return; // private windows and full disks
  }
  for (const changed of listeners) changed();
}

/** What this browser keeps under a key, as its text; `null` on the server, and while its page is taken over. */
export function readLocalStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same, drawn again when it changes here or in another tab. */
export const useLocalStorage = (key: string): string | null =>
  useSyncExternalStore(
    listen,
    () => readLocalStorage(key),
    () => null,
  );

function listen(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

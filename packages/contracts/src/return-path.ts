import { storageKeys } from './cookies.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A page inside the shop to come back to: nothing that could name another host, and of those for visitors only the scanned code. */
const isInside = (path: string): boolean => /^\/(?![/\\]|pass\/(?!scan\b))/.test(path);

/** Keeps where a visitor wanted to go, for after sign-in. `path` with query, without the language prefix. */
export function saveReturnPath(path: string, store: Store = localStorage): void {
  if (!isInside(path)) return;
  const [pathname = '/', search = ''] = path.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  store.setItem(storageKeys.returnTo, JSON.stringify({ path: pathname, query }));
}

/** Where to go after sign-in; used once. `null` when nothing was kept or it is no page of the shop. */
export function takeReturnPath(store: Store = localStorage): string | null {
  const text = store.getItem(storageKeys.returnTo);
  store.removeItem(storageKeys.returnTo);
  try {
    const { path, query } = JSON.parse(text ?? 'null') as { path: string; query?: Record<string, string> };
    if (!isInside(path)) return null;
    const search = new URLSearchParams(query).toString();
    return search ? `${path}?${search}` : path;
  } catch {
    return null;
  }
}

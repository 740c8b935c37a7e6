import { paths, saveReturnPath, takeReturnPath } from '@jishi/contracts';

/** Room for one value, with the rule of the kept way back: only paths of the shop come out again. */
function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** `?from=` of the sign-in page as a page of the shop, or the portal: anything else, such as another host, is not one. */
export function pathFrom(from: string | null): string {
  const store = memory();
  if (from) saveReturnPath(from, store);
  return takeReturnPath(store) ?? paths.portal();
}

/** Keeps `?from=`, so that it is still known after registering or a new password. */
export function saveReturnPathFrom(from: string | null): void {
  if (from) saveReturnPath(from);
}

/** Where to go after signing in: the page the server turned away, else the kept way back, else the portal. */
export function returnPath(from: string | null): string {
  saveReturnPathFrom(from);
  return takeReturnPath() ?? paths.portal();
}

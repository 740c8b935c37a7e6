import { remoteUrl } from '@jishi/contracts/names';
import type { FilesManifest } from '@jishi/contracts/release';
import type { StartData } from './start-data.ts';

type Listed = { hashes: Map<string, string>; attempts: Map<string, number>; limits: Map<string, number> };

/** Fails a promise that takes too long: a hanging request must not keep a place waiting. */
export function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** `/remotes/mf-catalog/1.0.0/home.js` → `mf-catalog`. */
const partOf = (pathname: string): string => pathname.split('/')[2] ?? '';

/**
 * Which files may run in this tab, with their hashes. Knows the ones the HTML names from the start, the others from
 * the `files.json` of their part, whose own hash the HTML carries.
 */
export function listedFiles(start: StartData) {
  const listed: Listed = { hashes: new Map(Object.entries(start.scripts)), attempts: new Map(), limits: new Map() };
  const manifests = new Map<string, Promise<FilesManifest>>();

  const limitOf = (part: string): number => listed.limits.get(part) ?? start.attemptMs;

  /** A second attempt needs another address: a corrupt answer sits in the cache as immutable. */
  const freshAddress = (part: string, url: string): string => {
    const attempt = listed.attempts.get(part) ?? 0;
    return attempt === 0 ? url : `${url}?r=${attempt}.${Date.now()}`;
  };

  async function fetchManifest(part: string): Promise<FilesManifest> {
    const pinned = start.parts[part];
    if (!pinned) throw new Error(`the release has no ${part}`);
    const [version, integrity] = pinned;
    const url = freshAddress(part, remoteUrl(part, version, 'files.json'));
    const response = await fetch(url, { integrity, signal: AbortSignal.timeout(limitOf(part)) });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const manifest = (await response.json()) as FilesManifest;
    for (const [file, hash] of Object.entries(manifest.files)) listed.hashes.set(remoteUrl(part, version, file), hash);
    return manifest;
  }

  return {
    /** How long the file of a part may take, in milliseconds. */
    limit: (url: string): number => limitOf(partOf(new URL(url, location.href).pathname)),
    /** Asks for all later files of a part under fresh addresses; each may take this long. */
    anew(part: string, limit = start.attemptMs): void {
      listed.limits.set(part, limit);
      listed.attempts.set(part, (listed.attempts.get(part) ?? 0) + 1);
      manifests.delete(part);
    },
    manifest(part: string): Promise<FilesManifest> {
      const known = manifests.get(part);
      if (known) return known;
      const fetched = fetchManifest(part);
      manifests.set(part, fetched);
      fetched.catch(() => manifests.delete(part));
      return fetched;
    },
    /** Address and hash to load a script by. Throws for everything that is not listed: it must not run. */
    script(url: string): { src: string; integrity: string } {
      const { origin, pathname } = new URL(url, location.href);
      const integrity = origin === location.origin ? listed.hashes.get(pathname) : undefined;
      if (!integrity) throw new Error(`${url} is not listed in the release: refused`);
      return { src: freshAddress(partOf(pathname), pathname), integrity };
    },
  };
}

export type ListedFiles = ReturnType<typeof listedFiles>;

import { fileUrl, remoteUrl } from '@jishi/contracts/names';
import type { FilesManifest } from '@jishi/contracts/release';
import type { StartData } from './start-data.ts';

/** How long what was only slow may still take. */
export const PATIENT_MS = 30_000;

/** How often a module of a part is asked for before its place says that it did not come. */
const ATTEMPTS = 2;

/** How often the files of a part were asked for anew, and how long each may take, in milliseconds. */
type Attempt = { number: number; limit: number };

/** Fails a promise that takes too long: a hanging request must not keep a place waiting. */
export function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * `/remotes/mf-catalog/<folder>/home.js` → `mf-catalog` and `home.js`. Scripts ask for others below the folder they came from
 * themselves; the release says which content is meant.
 */
function readAddress(url: string): { origin: string; part: string; file: string } {
  const { origin, pathname } = new URL(url, location.href);
  const [, part = '', file = ''] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(pathname) ?? [];
  return { origin, part, file };
}

/**
 * Which files may run in this tab, with their hashes. Knows the ones the HTML names from the start, the others from
 * the `files.json` of their part, whose own hash the HTML carries.
 */
export function listedFiles(start: StartData) {
  const hashes = new Map<string, string>();
  const attempts = new Map<string, Attempt>();
  const list = (part: string, file: string, hash: string) => hashes.set(`${part}/${file}`, hash);
  for (const [address, hash] of Object.entries(start.scripts)) {
    const { part, file } = readAddress(address);
    list(part, file, hash);
  }
  const manifests = new Map<string, Promise<FilesManifest>>();

  /** Attempts at modules of a part that are under way. */
  const underWay = new Map<string, number>();
  const count = (part: string, by: 1 | -1) => underWay.set(part, (underWay.get(part) ?? 0) + by);

  const attemptOf = (part: string): Attempt => attempts.get(part) ?? { number: 0, limit: start.attemptMs };

  /** A second attempt needs another address: a corrupt answer sits in the cache as immutable. */
  const freshAddress = (part: string, url: string): string => {
    const { number } = attemptOf(part);
    return number ? `${url}?r=${number}.${Date.now()}` : url;
  };

  async function fetchManifest(part: string): Promise<FilesManifest> {
    const pinned = start.parts[part];
    if (!pinned) throw new Error(`the release has no ${part}`);
    const [version, integrity] = pinned;
    const url = freshAddress(part, remoteUrl(part, version, 'files.json'));
    const response = await fetch(url, { integrity, signal: AbortSignal.timeout(attemptOf(part).limit) });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const manifest = (await response.json()) as FilesManifest;
    for (const [file, hash] of Object.entries(manifest.files)) list(part, file, hash);
    return manifest;
  }

  return {
    /**
     * How long the file of a part may take, in milliseconds. What a page asks for by itself later has no second attempt, so it
     * may take as long as two.
     */
    limit(url: string): number {
      const { part } = readAddress(url);
      const { limit } = attemptOf(part);
      return underWay.get(part) ? limit : Math.max(limit, start.attemptMs * ATTEMPTS);
    },
    /** What is loaded of the part until the attempt has settled belongs to it, and has its limit. */
    async during<T>(part: string, attempt: () => Promise<T>): Promise<T> {
      count(part, 1);
      try {
        return await attempt();
      } finally {
        count(part, -1);
      }
    },
    /** Asks for all later files of a part under fresh addresses; each may take this long. */
    anew(part: string, limit = start.attemptMs): void {
      attempts.set(part, { number: attemptOf(part).number + 1, limit });
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
    /**
     * Address and hash to load a script by, whatever folder of its part it is asked for in. Throws for everything that is not
     * listed: it must not run.
     */
    script(url: string): { src: string; integrity: string } {
      const { origin, part, file } = readAddress(url);
      const integrity = origin === location.origin ? hashes.get(`${part}/${file}`) : undefined;
      if (!integrity) throw new Error(`${url} is not listed in the release: refused`);
      return { src: freshAddress(part, fileUrl(part, integrity, file)), integrity };
    },
  };
}

export type ListedFiles = ReturnType<typeof listedFiles>;

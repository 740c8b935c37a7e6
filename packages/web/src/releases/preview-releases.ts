import type { Ban } from '@jishi/contracts/release';
import { type PreviewClaims, type Registry, type StoredRelease, verifyRelease } from '@jishi/release';
import { LRUCache } from 'lru-cache';
import { refuseBanned } from './banned.ts';
import type { LiveRelease } from './live-release.ts';
import { namedVersions } from './named-versions.ts';
import { ReleaseRefused } from './release-refused.ts';
import { isExpired } from './release-verifier.ts';
import type { RetainedVersions } from './retained-versions.ts';

/** Releases that are live for nobody but those who have a link. */
export type PreviewReleases = {
  /**
   * The release a link opens, started when somebody asks for it first.
   *
   * @throws RegistryError or ReleaseRefused saying why it cannot be shown, Error saying why it does not start
   */
  open(claims: PreviewClaims): Promise<LiveRelease>;
  /** Where the files of a release that is shown are found, for those who have the link. */
  filesOf(claims: PreviewClaims): Promise<PreviewFiles>;
  close(): Promise<void>;
};

/** Its versions, their lists of files, and what is served of none of them. */
type PreviewFiles = {
  retained: Pick<RetainedVersions, 'find' | 'ofPart'>;
  lists: Pick<Registry, 'readFiles'>;
  banned: () => readonly Ban[];
};

type PreviewReleasesOptions = {
  registry: Registry;
  /** Versions the live release bans: nobody may look at them either. */
  banned: () => readonly Ban[];
  start: (stored: StoredRelease) => Promise<LiveRelease>;
  /** How many may run at a time; one more ends the one that was looked at longest ago. */
  most: number;
  /** Milliseconds after which one nobody looks at is ended. */
  idle: number;
};

export function createPreviewReleases(options: PreviewReleasesOptions): PreviewReleases {
  const { registry, banned, start, most, idle } = options;
  let isClosed = false;
  const ending = new Set<Promise<void>>();

  const end = async (started: Promise<LiveRelease>): Promise<void> => {
    const release = await started.catch(() => null);
    release?.pageCache.close();
    await release?.pool.drain({ mayComeBack: false });
  };
  const running = new LRUCache<string, Promise<LiveRelease>>({
    max: most,
    ttl: idle,
    updateAgeOnGet: true,
    ttlAutopurge: true,
    dispose: (started) => {
      const ended = end(started).finally(() => ending.delete(ended));
      ending.add(ended);
    },
  });
  const documents = new LRUCache<string, StoredRelease>({ max: most * 4 });

  const load = async ({ channel, serial, integrity }: PreviewClaims): Promise<StoredRelease> => {
    const known = documents.get(integrity);
    if (known) return known;
    // Its hash stands in the link, which is signed.
    const bytes = await registry.readDocument(channel, serial);
    const stored = verifyRelease(bytes, { channel, serial, trust: null });
    if (stored.integrity !== integrity) {
      throw new ReleaseRefused('forked', `release ${serial} of ${channel} is another one than the link was made for`);
    }
    documents.set(integrity, stored);
    return stored;
  };
  const allowed = async (claims: PreviewClaims): Promise<StoredRelease> => {
    const stored = await load(claims);
    refuseBanned(stored.release, banned());
    const { serial, expires } = stored.release;
    if (isExpired(stored.release)) throw new ReleaseRefused('expired', `release ${serial} expired at ${expires}`);
    return stored;
  };

  return {
    async open(claims) {
      if (isClosed) throw new Error('the server is stopping');
      const stored = await allowed(claims);
      const known = running.get(claims.integrity);
      if (known) return known;
      const started = start(stored);
      running.set(claims.integrity, started);
      // It may be repaired, and is tried again with the next page.
      started.catch(() => running.peek(claims.integrity) === started && running.delete(claims.integrity));
      return started;
    },
    async filesOf(claims) {
      const { release } = await allowed(claims);
      return { retained: namedVersions(registry, release), lists: registry, banned };
    },
    async close() {
      isClosed = true;
      running.clear();
      await Promise.all(ending);
    },
  };
}

import { join } from 'node:path';
import { BUCKETS, candidateOf, type Release } from '@jishi/contracts/release';
import { isBucketLocation, openRegistry, type Trust } from '@jishi/release';
import type { FastifyBaseLogger } from 'fastify';
import { createWarmPool } from '../render/warm-pool.ts';
import type { AcceptedRelease } from './accepted-release.ts';
import { createAnnouncer } from './announcer.ts';
import { createArtifactVerifier } from './artifact-verifier.ts';
import { bannedParts, refuseBanned, refuseForgottenBans } from './banned.ts';
import { watchChannel } from './channel-watcher.ts';
import { type LiveRelease, type ReleaseSurroundings, startRelease } from './live-release.ts';
import { missingVersions } from './missing-versions.ts';
import { createPreviewReleases, type PreviewReleases } from './preview-releases.ts';
import type { Refusal } from './refusals.ts';
import { createFollower } from './release-follower.ts';
import { createReleaseVerifier, isExpired } from './release-verifier.ts';
import { createRetainedVersions, type RetainedVersions } from './retained-versions.ts';
import { armsOf, isIn, type ServedReleases, startServed } from './served-releases.ts';
import { shareThreads } from './share-threads.ts';

/** What is told of refusals to whoever makes releases. */
const REFUSALS_TOLD = 10;
const REASON_LENGTH = 2_000;

/** What is live, and what follows it. */
export type ReleaseManager = {
  /** What serves every new request; `null` before the first release. */
  served(): ServedReleases | null;
  /** The live release of it. */
  current(): LiveRelease | null;
  /** A release that was refused: a newer one, or the newest of a channel that was put back. */
  refused(): Refusal | null;
  /** Live versions whose folder is not there any more, as `part@version`. */
  missing(): Promise<string[]>;
  /** Replaced releases that still finish pages. */
  draining(): LiveRelease[];
  retained: RetainedVersions;
  /** Releases that are shown to those who have a link. */
  previews: PreviewReleases;
  /** Looks for new releases until everything new is live or refused, then goes on in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

type ReleaseManagerOptions = ReleaseSurroundings & {
  /** The keys whose releases count. */
  trust: () => Promise<Trust>;
  /** What was live before. */
  accepted: AcceptedRelease;
  log: FastifyBaseLogger;
  onLive: (release: LiveRelease) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Follows the channel and holds the one reference to the live release. */
export function createReleaseManager(options: ReleaseManagerOptions): ReleaseManager {
  const { config, trust, accepted, limits, log } = options;
  const copies = join(config.dataFolder, 'web-cache/versions');
  const registry = openRegistry(config.registry, { copies, env: config.bucketKeys });
  const verifier = createReleaseVerifier({
    registry,
    channel: config.channel,
    trust,
    accepted,
    depth: limits.retainedReleases,
  });
  const verifyArtifacts = createArtifactVerifier(registry);
  const pause = isBucketLocation(config.registry) ? limits.pollBucketEvery : 0;
  const retained = createRetainedVersions({
    registry,
    verifier,
    channel: config.channel,
    depth: limits.retainedReleases,
    pause,
  });
  const draining = new Map<LiveRelease, Promise<void>>();
  let served: ServedReleases | null = null;

  const warmPool = createWarmPool({ keepFor: limits.warmPoolFor, drainWithin: limits.drainWithin });
  /** For as long as its copies are young enough, which keeps them in memory no longer than that. */
  const standIn = (old: LiveRelease, next: LiveRelease): void => {
    next.pageCache.fallBackOn(old);
    setTimeout(() => next.pageCache.fallBackOn(null), limits.pageStaleOnError).unref();
  };
  const retire = (old: LiveRelease, { live: next }: ServedReleases): void => {
    const mayRollBack = bannedParts(old.release, next.release.banned).length === 0;
    old.pageCache.close();
    old.pageCache.fallBackOn(null);
    if (old.arm === 'live' && mayStandIn(old.release, next.release)) standIn(old, next);
    const done = old.pool.drain({ mayComeBack: mayRollBack }).finally(() => draining.delete(old));
    draining.set(old, done);
  };
  const discard = ({ pool, pageCache }: LiveRelease): void => {
    pageCache.close();
    void pool.close();
  };
  const follower = createFollower<ServedReleases>({
    registry,
    channel: config.channel,
    retryAfter: limits.retryRefusedAfter,
    floor: () => accepted.current()?.serial ?? 0,
    skips: () => served?.release.skips ?? [],
    async prepare(serial, signal) {
      const stored = await verifier.verify(serial);
      const known = served?.release.banned ?? [];
      const candidate = candidateOf(stored.release);
      for (const release of [stored.release, ...(candidate ? [candidate] : [])]) {
        refuseBanned(release, [...release.banned, ...known]);
      }
      refuseForgottenBans(stored.release, known);
      return startServed(stored, {
        before: served,
        threads: config.renderThreads,
        discard,
        onWithoutCandidate: (err) =>
          log.error({ err, release: serial }, 'the candidate does not start: everybody gets the live release'),
        async start(document, arm, threads) {
          const settings = { ...options, arm, threads, log: log.child({ release: serial, arm }), warmPool };
          return startRelease(await verifyArtifacts(document), settings, signal);
        },
      });
    },
    activate(next, serial) {
      const before = served;
      served = next;
      accepted.set({ serial, integrity: next.integrity });
      retained.add(next.release);
      log.info({ release: serial, ...factsOf(next) }, `release ${serial} is live`);
      shareOutThreads(next, config.renderThreads);
      for (const old of armsOf(before)) if (!isIn(next, old)) retire(old, next);
      announcer.announce();
      for (const arm of armsOf(next)) if (!isIn(before, arm)) options.onLive(arm);
    },
    discard(next) {
      for (const arm of armsOf(next)) if (!isIn(served, arm)) discard(arm);
    },
    onRefused(refusal) {
      const { serial, code, part, reason } = refusal;
      log.error(
        { release: serial, code, part, reason, live: served?.release.serial ?? null },
        `release ${serial} is refused: ${reason}`,
      );
      options.onRefused(refusal);
      announcer.announce();
    },
  });
  const previews = createPreviewReleases({
    registry,
    banned: () => served?.release.banned ?? [],
    most: limits.previews,
    idle: limits.previewIdle,
    async start(stored) {
      const { channel, serial } = stored.release;
      const settings = {
        ...options,
        arm: 'live',
        threads: 1,
        limits: { ...limits, warmPages: 0 },
        log: log.child({ preview: `${channel}/${serial}` }),
        // Threads know releases by their serials, and those are of another channel.
        warmPool: createWarmPool({ keepFor: 0, drainWithin: 0 }),
      } as const;
      return startRelease(await verifyArtifacts(stored), settings, AbortSignal.timeout(limits.bootWithin * 2));
    },
  });
  const announcer = createAnnouncer({
    registry,
    config,
    limits,
    log,
    newest: () => served?.release ?? null,
    state: () => ({
      serial: served?.release.serial ?? null,
      integrity: served?.integrity ?? null,
      seen: follower.seen,
      refusals: follower
        .refusals()
        .slice(0, REFUSALS_TOLD)
        .map(({ serial, code, part, reason }) => ({ serial, code, part, reason: reason.slice(0, REASON_LENGTH) })),
    }),
  });
  let expiredLogged = 0;
  /** It goes on being served: a shop that closes by itself would be worse. */
  const logExpired = (): void => {
    if (!served || served.release.serial === expiredLogged || !isExpired(served.release)) return;
    const { serial, expires } = served.release;
    expiredLogged = serial;
    log.error(
      { release: serial, expires },
      `release ${serial} expired while it is live: pin its successor, it cannot be started again`,
    );
  };
  const poll = (): Promise<void> => {
    logExpired();
    return follower.poll().catch((err: unknown) => log.error({ err }, 'the channel cannot be read'));
  };
  let stopWatching: () => void = () => {};

  return {
    served: () => served,
    current: () => served?.live ?? null,
    refused: () => follower.refusals()[0] ?? null,
    missing: async () => {
      const missing = armsOf(served).map(({ release }) => missingVersions(registry, release));
      return [...new Set((await Promise.all(missing)).flat())].sort();
    },
    draining: () => [...draining.keys()],
    retained,
    previews,
    async start() {
      stopWatching = watchChannel({ config, limits, poll: poll }).stop;
      await follower.poll();
      announcer.start();
      const { registry: location, channel } = config;
      if (!served) log.warn({ registry: location, channel }, 'no release is live yet: publish the parts and pin them');
      await registry.pruneCopies(retained.isRetained);
    },
    async stop() {
      stopWatching();
      follower.stop();
      await Promise.all([
        announcer.stop(),
        previews.close(),
        ...armsOf(served).map(({ pool }) => pool.close()),
        ...[...draining.keys()].map(({ pool }) => pool.close()),
        ...draining.values(),
        accepted.written(),
      ]);
      await warmPool.close();
    },
  };
}

/** Somebody rolled back or banned because of what those pages show: then they are not given any more. */
const mayStandIn = (old: Release, { kind, banned }: Release): boolean =>
  kind !== 'rollback' && kind !== 'ban' && bannedParts(old, banned).length === 0;

/** `all`: render threads of the server. */
function shareOutThreads({ live, candidate, release }: ServedReleases, all: number): void {
  const threads = shareThreads(all, release.rollout);
  live.pool.resize(threads.live);
  candidate?.pool.resize(threads.candidate);
}

/** For the log: versions, and those of the candidate with its share in percent. */
const factsOf = ({ release, live, candidate }: ServedReleases) => ({
  parts: versionsOf(live),
  ...(candidate && release.rollout
    ? { candidate: versionsOf(candidate), share: (release.rollout.buckets / BUCKETS) * 100 }
    : {}),
});

const versionsOf = ({ release }: LiveRelease): Record<string, string> =>
  Object.fromEntries(Object.entries(release.parts).map(([part, { version }]) => [part, version]));

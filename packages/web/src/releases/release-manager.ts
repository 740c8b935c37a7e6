import { join } from 'node:path';
import type { Release } from '@jishi/contracts/release';
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
import type { Refusal } from './refusals.ts';
import { createFollower } from './release-follower.ts';
import { createReleaseVerifier, isExpired } from './release-verifier.ts';
import { createRetainedVersions, type RetainedVersions } from './retained-versions.ts';

/** What is told of refusals to whoever makes releases. */
const REFUSALS_TOLD = 10;
const REASON_LENGTH = 2_000;

/** What is live, and what follows it. */
export type ReleaseManager = {
  /** The release that serves every new request; `null` before the first one. */
  current(): LiveRelease | null;
  /** A release that was refused: a newer one, or the newest of a channel that was put back. */
  refused(): Refusal | null;
  /** Live versions whose folder is not there any more, as `part@version`. */
  missing(): Promise<string[]>;
  /** Replaced releases that still finish pages. */
  draining(): LiveRelease[];
  retained: RetainedVersions;
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
  let live: LiveRelease | null = null;

  const warmPool = createWarmPool({ keepFor: limits.warmPoolFor, drainWithin: limits.drainWithin });
  /** For as long as its copies are young enough, which keeps them in memory no longer than that. */
  const standIn = (old: LiveRelease, next: LiveRelease): void => {
    next.pageCache.fallBackOn(old);
    setTimeout(() => next.pageCache.fallBackOn(null), limits.pageStaleOnError).unref();
  };
  const retire = (old: LiveRelease, next: LiveRelease): void => {
    const mayRollBack = bannedParts(old.release, next.release.banned).length === 0;
    old.pageCache.close();
    old.pageCache.fallBackOn(null);
    if (mayStandIn(old.release, next.release)) standIn(old, next);
    const done = old.pool.drain({ mayComeBack: mayRollBack }).finally(() => draining.delete(old));
    draining.set(old, done);
  };
  const follower = createFollower<LiveRelease>({
    registry,
    channel: config.channel,
    retryAfter: limits.retryRefusedAfter,
    floor: () => accepted.current()?.serial ?? 0,
    skips: () => live?.release.skips ?? [],
    async prepare(serial, signal) {
      const stored = await verifier.verify(serial);
      refuseBanned(stored.release, [...stored.release.banned, ...(live?.release.banned ?? [])]);
      refuseForgottenBans(stored.release, live?.release.banned ?? []);
      const settings = { ...options, log: log.child({ release: serial }), warmPool };
      return startRelease(await verifyArtifacts(stored), settings, signal);
    },
    activate(next, serial) {
      const old = live;
      live = next;
      accepted.set({ serial, integrity: next.integrity });
      retained.add(next.release);
      log.info({ release: serial, parts: versionsOf(next) }, `release ${serial} is live`);
      if (old) retire(old, next);
      announcer.announce();
      options.onLive(next);
    },
    discard({ pool, pageCache }) {
      pageCache.close();
      void pool.close();
    },
    onRefused(refusal) {
      const { serial, code, part, reason } = refusal;
      log.error(
        { release: serial, code, part, reason, live: live?.serial ?? null },
        `release ${serial} is refused: ${reason}`,
      );
      options.onRefused(refusal);
      announcer.announce();
    },
  });
  const announcer = createAnnouncer({
    registry,
    config,
    limits,
    log,
    newest: () => live?.release ?? null,
    state: () => ({
      serial: live?.serial ?? null,
      integrity: live?.integrity ?? null,
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
    if (!live || live.serial === expiredLogged || !isExpired(live.release)) return;
    expiredLogged = live.serial;
    const { expires } = live.release;
    log.error(
      { release: live.serial, expires },
      `release ${live.serial} expired while it is live: pin its successor, it cannot be started again`,
    );
  };
  const poll = (): Promise<void> => {
    logExpired();
    return follower.poll().catch((err: unknown) => log.error({ err }, 'the channel cannot be read'));
  };
  let stopWatching: () => void = () => {};

  return {
    current: () => live,
    refused: () => follower.refusals()[0] ?? null,
    missing: async () => (live ? missingVersions(registry, live.release) : []),
    draining: () => [...draining.keys()],
    retained,
    async start() {
      stopWatching = watchChannel({ config, limits, poll: poll }).stop;
      await follower.poll();
      announcer.start();
      const { registry: location, channel } = config;
      if (!live) log.warn({ registry: location, channel }, 'no release is live yet: publish the parts and pin them');
      await registry.pruneCopies(retained.isRetained);
    },
    async stop() {
      stopWatching();
      follower.stop();
      await Promise.all([
        announcer.stop(),
        live?.pool.close(),
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

const versionsOf = ({ release }: LiveRelease): Record<string, string> =>
  Object.fromEntries(Object.entries(release.parts).map(([part, { version }]) => [part, version]));

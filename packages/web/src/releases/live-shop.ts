import { join } from 'node:path';
import { isBucketLocation, openRegistry, type Trust } from '@jishi/release';
import type { FastifyBaseLogger } from 'fastify';
import type { WebConfig } from '../config.ts';
import type { Limits } from '../limits.ts';
import type { ApiNews } from '../news/api-news.ts';
import { createWorkerReserve } from '../render/worker-reserve.ts';
import type { AcceptedRelease } from './accepted-release.ts';
import { bannedParts, refuseBanned } from './banned.ts';
import { watchChannel } from './channel-watch.ts';
import { createKeptVersions, type KeptVersions } from './kept-versions.ts';
import { type LiveRelease, startRelease } from './live-release.ts';
import type { Refusal } from './refusals.ts';
import { createFollower } from './release-follower.ts';
import { createReleaseGate, isExpired } from './release-gate.ts';
import { createVerifier } from './verified-release.ts';

/** What is live, and what follows it. */
export type LiveShop = {
  /** The release every new request is answered with; `null` before the first one. */
  current(): LiveRelease | null;
  /** A release that was refused: a newer one, or the newest of a channel that was put back. */
  refused(): Refusal | null;
  /** Replaced releases that still finish pages. */
  draining(): LiveRelease[];
  kept: KeptVersions;
  /** Looks for new releases until everything new is live or refused, then goes on in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

type LiveShopOptions = {
  config: WebConfig;
  /** The keys whose releases count. */
  trust: () => Promise<Trust>;
  /** What was live before. */
  accepted: AcceptedRelease;
  limits: Limits;
  log: FastifyBaseLogger;
  /** What the api says has changed. */
  news: ApiNews;
  onLive: (release: LiveRelease) => void;
  onRefused: (refusal: Refusal) => void;
  /** A page waits because its network has had its share, or was refused. */
  onLimited: (what: 'late' | 'refused') => void;
  /** Whether nobody else asks for pages. */
  isAlone: (network: string) => boolean;
};

/** Follows the channel and holds the one reference to the live release. */
export function createLiveShop(options: LiveShopOptions): LiveShop {
  const { config, trust, accepted, limits, log } = options;
  const copies = join(config.dataFolder, 'web-cache/versions');
  const registry = openRegistry(config.registry, { copies, env: config.bucketKeys });
  const gate = createReleaseGate({
    registry,
    channel: config.channel,
    trust,
    accepted,
    depth: limits.keptReleases,
  });
  const verify = createVerifier(registry);
  const pause = isBucketLocation(config.registry) ? limits.pollBucketEvery : 0;
  const kept = createKeptVersions({ registry, gate, channel: config.channel, keep: limits.keptReleases, pause });
  const draining = new Map<LiveRelease, Promise<void>>();
  let live: LiveRelease | null = null;

  const reserve = createWorkerReserve({ keepFor: limits.reserveFor, drainWithin: limits.drainWithin });
  const retire = (old: LiveRelease, next: LiveRelease): void => {
    const mayComeBack = bannedParts(old.release, next.release.banned).length === 0;
    old.visitorPages.close();
    const done = old.pool.drain({ mayComeBack }).finally(() => draining.delete(old));
    draining.set(old, done);
  };
  const follower = createFollower<LiveRelease>({
    registry,
    channel: config.channel,
    retryAfter: limits.retryRefusedAfter,
    floor: () => accepted.current()?.serial ?? 0,
    async prepare(serial, signal) {
      const stored = await gate.admit(serial);
      refuseBanned(stored.release, [...stored.release.banned, ...(live?.release.banned ?? [])]);
      const { news, onLimited, isAlone } = options;
      const settings = { config, limits, log: log.child({ release: serial }), reserve, news, onLimited, isAlone };
      return startRelease(await verify(stored), settings, signal);
    },
    activate(next, serial) {
      const old = live;
      live = next;
      accepted.set({ serial, integrity: next.integrity });
      kept.add(next.release);
      log.info({ release: serial, parts: versionsOf(next) }, `release ${serial} is live`);
      if (old) retire(old, next);
      options.onLive(next);
    },
    discard({ pool, visitorPages }) {
      visitorPages.close();
      void pool.close();
    },
    onRefused(refusal) {
      const { serial, code, reason } = refusal;
      log.error(
        { release: serial, code, reason, live: live?.serial ?? null },
        `release ${serial} is refused: ${reason}`,
      );
      options.onRefused(refusal);
    },
  });
  let saidExpired = 0;
  /** It goes on being served: a shop that closes by itself would be worse. */
  const sayExpired = (): void => {
    if (!live || live.serial === saidExpired || !isExpired(live.release)) return;
    saidExpired = live.serial;
    const { expires } = live.release;
    log.error(
      { release: live.serial, expires },
      `release ${live.serial} expired while it is live: pin its successor, it cannot be started again`,
    );
  };
  const look = (): Promise<void> => {
    sayExpired();
    return follower.look().catch((err: unknown) => log.error({ err }, 'the channel cannot be read'));
  };
  let stopWatching: () => void = () => {};

  return {
    current: () => live,
    refused: () => follower.refused(),
    draining: () => [...draining.keys()],
    kept,
    async start() {
      stopWatching = watchChannel({ config, limits, onLook: look }).stop;
      await follower.look();
      const { registry: location, channel } = config;
      if (!live) log.warn({ registry: location, channel }, 'no release is live yet: publish the parts and pin them');
      await registry.pruneCopies(kept.isKept);
    },
    async stop() {
      stopWatching();
      follower.stop();
      await Promise.all([
        live?.pool.close(),
        ...[...draining.keys()].map(({ pool }) => pool.close()),
        ...draining.values(),
        accepted.written(),
      ]);
      await reserve.close();
    },
  };
}

const versionsOf = ({ release }: LiveRelease): Record<string, string> =>
  Object.fromEntries(Object.entries(release.parts).map(([part, { version }]) => [part, version]));

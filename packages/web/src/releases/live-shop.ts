import { openRegistry } from '@jishi/release';
import type { FastifyBaseLogger } from 'fastify';
import type { WebConfig } from '../config.ts';
import type { Limits } from '../limits.ts';
import { refuseBanned } from './banned.ts';
import { watchChannel } from './channel-watch.ts';
import { createKeptVersions, type KeptVersions } from './kept-versions.ts';
import { type LiveRelease, startRelease } from './live-release.ts';
import type { Refusal } from './refusals.ts';
import { createFollower } from './release-follower.ts';
import { createVerifier } from './verified-release.ts';

/** What is live, and what follows it. */
export type LiveShop = {
  /** The release every new request is answered with; `null` before the first one. */
  current(): LiveRelease | null;
  /** A newer release that was refused. */
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
  limits: Limits;
  log: FastifyBaseLogger;
  onLive: (release: LiveRelease) => void;
};

/** Follows the channel and holds the one reference to the live release. */
export function createLiveShop({ config, limits, log, onLive }: LiveShopOptions): LiveShop {
  const registry = openRegistry(config.registryFolder);
  const verify = createVerifier(registry);
  const kept = createKeptVersions({ registry, channel: config.channel, keep: limits.keptReleases });
  const draining = new Map<LiveRelease, Promise<void>>();
  let live: LiveRelease | null = null;

  const retire = (old: LiveRelease): void => {
    const done = old.pool.drain().finally(() => draining.delete(old));
    draining.set(old, done);
  };
  const follower = createFollower<LiveRelease>({
    registry,
    channel: config.channel,
    retryAfter: limits.retryRefusedAfter,
    async prepare(serial, signal) {
      const release = await registry.readRelease(config.channel, serial);
      refuseBanned(release, [...release.banned, ...(live?.release.banned ?? [])]);
      const verified = await verify(release);
      return startRelease(verified, { config, limits, log: log.child({ release: serial }) }, signal);
    },
    activate(next, serial) {
      const old = live;
      live = next;
      kept.add(next.release);
      log.info({ release: serial, parts: versionsOf(next) }, `release ${serial} is live`);
      if (old) retire(old);
      onLive(next);
    },
    discard: ({ pool }) => void pool.close(),
    onRefused: ({ serial, reason }) =>
      log.error({ release: serial, reason, live: live?.serial ?? null }, `release ${serial} is refused: ${reason}`),
  });
  const look = (): void => {
    follower.look().catch((err: unknown) => log.error({ err }, 'the channel cannot be read'));
  };
  let stopWatching: () => void = () => {};

  return {
    current: () => live,
    refused: () => follower.refused(),
    draining: () => [...draining.keys()],
    kept,
    async start() {
      const { registryFolder, channel } = config;
      stopWatching = watchChannel({ registryFolder, channel, pollEvery: limits.pollEvery, onLook: look }).stop;
      await follower.look();
      if (!live) log.warn({ registryFolder, channel }, 'no release is live yet: publish the parts and pin them');
    },
    async stop() {
      stopWatching();
      follower.stop();
      await Promise.all([
        live?.pool.close(),
        ...[...draining.keys()].map(({ pool }) => pool.close()),
        ...draining.values(),
      ]);
    },
  };
}

const versionsOf = ({ release }: LiveRelease): Record<string, string> =>
  Object.fromEntries(Object.entries(release.parts).map(([part, { version }]) => [part, version]));

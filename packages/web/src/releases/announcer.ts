import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Release } from '@jishi/contracts/release';
import type { Registry, ServerRecord } from '@jishi/release';
import type { FastifyBaseLogger } from 'fastify';
import type { WebConfig } from '../config/config.ts';
import type { Limits } from '../config/limits.ts';

export type Announcer = {
  /** Something has changed: it is said at once. */
  announce(): void;
  /** Says it again every so often, until it stops. */
  start(): void;
  stop(): Promise<void>;
};

type AnnouncerOptions = {
  registry: Pick<Registry, 'announce' | 'withdraw' | 'keepNewest'>;
  config: Pick<WebConfig, 'channel' | 'port'>;
  limits: Pick<Limits, 'announceEvery'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** What is live: the registry keeps a second copy of the newest document. */
  newest: () => Release | null;
  state: () => Omit<ServerRecord, 'name'>;
};

/** Tells whoever makes releases what this server serves and what it refuses. Nobody's pages depend on it. */
export function createAnnouncer({ registry, config, limits, log, newest, state }: AnnouncerOptions): Announcer {
  const { channel, port } = config;
  const id = randomUUID();
  const name = `${hostname()}:${port}`;
  let writing: Promise<void> | null = null;
  let isStale = false;
  let isStopped = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | null = null;

  const write = async (): Promise<void> => {
    while (isStale && !isStopped) {
      isStale = false;
      try {
        await registry.announce(channel, id, { name, ...state() });
        const release = newest();
        if (release) await registry.keepNewest(release);
        isFailing = false;
      } catch (err) {
        if (!isFailing)
          log.warn({ err }, 'commands cannot see what is served here: web may not write below servers/ and newest/');
        isFailing = true;
      }
    }
  };
  const announce = (): void => {
    isStale = true;
    writing ??= write().finally(() => {
      writing = null;
    });
  };
  return {
    announce,
    start() {
      announce();
      timer = setInterval(announce, limits.announceEvery);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      if (timer) clearInterval(timer);
      await writing;
      // It is swept in any case.
      if (timer) await registry.withdraw(channel, id).catch(() => {});
    },
  };
}

import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { writeWhole } from '../files/write-whole.ts';
import { nobodysNames, type ShopNamesOf, shopNamesSchema } from './shop-names.ts';

export type FollowedNames = {
  /** As the api told last, also before a restart; neutral words until it has told once. */
  current(): ShopNamesOf;
  stop(): Promise<void>;
};

type FollowOptions = {
  /** The file that keeps them for the next start. */
  path: string;
  ask: (stopping: AbortSignal) => Promise<ShopNamesOf>;
  log: { warn(details: object, text: string): void };
  /** Milliseconds, see `limits.ts`. */
  limits: { shopNamesFresh: number; shopNamesRetryAfter: number };
};

/** Knows the shop's name for what the host says by itself, while the api is away too. Changed settings count within a minute. */
export async function followShopNames({ path, ask, log, limits }: FollowOptions): Promise<FollowedNames> {
  let names = await readKept(path);
  const stopping = new AbortController();
  const { signal } = stopping;

  const renew = async (): Promise<void> => {
    const told = await ask(signal);
    if (JSON.stringify(told) === JSON.stringify(names)) return;
    names = told;
    await writeWhole(path, `${JSON.stringify(told)}\n`).catch((err: unknown) =>
      log.warn({ err }, "the shop's name cannot be written down: the next start would not know it"),
    );
  };
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      // Whether the api is away is told by what follows its news, and by the calls that fail.
      const isRenewed = await renew().then(
        () => true,
        () => false,
      );
      const rest = isRenewed ? limits.shopNamesFresh : limits.shopNamesRetryAfter;
      await pause(rest, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const following = follow();

  return {
    current: () => names ?? nobodysNames,
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

/** What cannot be read is not known: the api tells it again. */
async function readKept(path: string): Promise<ShopNamesOf | null> {
  try {
    return shopNamesSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

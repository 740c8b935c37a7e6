import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAtomically } from '../storage/write-atomically.ts';
import { neutralNames, type ShopNamesOf, shopNamesSchema } from './shop-names.ts';

export type PolledNames = {
  /** As the api said last, also before a restart; neutral words until it has answered once. */
  current(): ShopNamesOf;
  stop(): Promise<void>;
};

type PollOptions = {
  /** The file that keeps them for the next start. */
  path: string;
  ask: (stopping: AbortSignal) => Promise<ShopNamesOf>;
  log: { warn(details: object, text: string): void };
  /** Milliseconds, see `limits.ts`. */
  limits: { shopNamesFresh: number; shopNamesRetryAfter: number };
};

/** Knows the shop's name for what the host says by itself, while the api is away too. Changed settings count within a minute. */
export async function pollShopNames({ path, ask, log, limits }: PollOptions): Promise<PolledNames> {
  let names = await readStored(path);
  const stopping = new AbortController();
  const { signal } = stopping;

  const renew = async (): Promise<void> => {
    const fetched = await ask(signal);
    if (JSON.stringify(fetched) === JSON.stringify(names)) return;
    names = fetched;
    await writeAtomically(path, `${JSON.stringify(fetched)}\n`).catch((err: unknown) =>
      log.warn({ err }, "the shop's name cannot be written down: the next start would not know it"),
    );
  };
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      // Whether the api is away is logged by what follows its change events, and by the calls that fail.
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
    current: () => names ?? neutralNames,
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

/** What cannot be read is not known: the api says it again. */
async function readStored(path: string): Promise<ShopNamesOf | null> {
  try {
    return shopNamesSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

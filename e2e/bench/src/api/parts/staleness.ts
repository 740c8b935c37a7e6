import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../../statistics.ts';
import { repeatableRandom, zipf } from '../load/zipf.ts';
import { callOk } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';
import type { CatalogueUrl } from './catalogue-urls.ts';

/** How long after a price was written every process showed it; milliseconds. `unseen`: it never came. */
export type Staleness = { changes: number; median: number; p99: number; max: number; unseen: number };

type Changes = {
  apis: readonly Api[];
  urls: readonly CatalogueUrl[];
  everyMs: number;
  setPrice(change: { goodId: number; price: number }): Promise<void>;
};

const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = 5_000;

/** Changes a price again and again, popular goods more often, and watches each until all processes show it. */
export function changePrices({ apis, urls, everyMs, setPrice }: Changes): { stop(): Promise<Staleness> } {
  const goods = urls.flatMap(({ goodId }) => goodId ?? []);
  const drawn = zipf(goods.length, repeatableRandom(2));
  const ending = new AbortController();
  const watched: Promise<number[]>[] = [];
  const changing = new Set<number>();
  let price = 100_000;

  const change = async (goodId: number): Promise<number[]> => {
    price += 1;
    const shown = price / 100;
    await setPrice({ goodId, price });
    const written = performance.now();
    return Promise.all(apis.map((api) => seenAfter(api, goodId, shown, written))).finally(() =>
      changing.delete(goodId),
    );
  };
  const run = async (): Promise<void> => {
    const start = performance.now();
    for (let count = 1; !ending.signal.aborted; count += 1) {
      const goodId = goods[drawn()] ?? 0;
      if (!changing.has(goodId)) {
        changing.add(goodId);
        watched.push(change(goodId));
      }
      await sleep(Math.max(0, start + count * everyMs - performance.now()));
    }
  };
  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
      const delays = (await Promise.all(watched)).flat();
      const seen = delays.filter((delay) => delay < GIVE_UP_MS);
      return {
        changes: watched.length,
        median: Math.round(quantile(seen, 0.5)),
        p99: Math.round(quantile(seen, 0.99)),
        max: Math.round(Math.max(...seen)),
        unseen: delays.length - seen.length,
      };
    },
  };
}

/** Milliseconds from the writing until a process answers the page of the good with the new price. */
async function seenAfter({ base, headers }: Api, goodId: number, price: number, written: number): Promise<number> {
  while (performance.now() - written < GIVE_UP_MS) {
    const good = await callOk<{ price: number; order_price: number }>(`${base}good/${goodId}`, { headers });
    if (good.price === price) return performance.now() - written;
    await sleep(LOOK_EVERY_MS);
  }
  return GIVE_UP_MS;
}

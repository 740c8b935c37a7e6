import { say } from '@jishi/scripts/terminal';
import { findSustained, type Step } from '../load/rising-rates.ts';
import { repeatableRandom, zipf } from '../load/zipf.ts';
import { call } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';
import { type LoadContext, withLoadShop } from '../servers/with-load-shop.ts';
import { catalogueUrls } from './catalogue-urls.ts';
import { changePrices, type Staleness } from './staleness.ts';

export type ListResult = {
  urls: number;
  processes: number;
  changeEveryMs: number;
  cached: Step[];
  uncached: Step[];
  staleness: Staleness;
};

const URLS = 1000;
const CHANGE_EVERY_MS = 100;
const STEP_SECONDS = 3;
const cachedRates = [500, 1000, 2000, 3000, 4000, 6000, 8000];
const uncachedRates = [20, 40, 80, 120, 160, 240, 320];

/** Lists and products from two processes of the api, while prices change; then the same without their memory. */
export async function measureList(context: LoadContext): Promise<ListResult> {
  const plan = { engine: 'postgres', goods: 1000, customers: 0 } as const;
  return withLoadShop(context, plan, async ({ shop, startApi }) => {
    const apis = [await startApi(), await startApi()];
    const urls = await catalogueUrls(apis[0]!, URLS);
    for (const api of apis) for (const { path } of urls) await read(api, path);
    say('list', `${URLS} addresses from ${apis.length} processes, a price changes every ${CHANGE_EVERY_MS} ms`);
    const changing = changePrices({
      apis,
      urls,
      everyMs: CHANGE_EVERY_MS,
      setPrice: (change) => shop.setPrice(change),
    });
    const seconds = STEP_SECONDS;
    const drawn = zipf(urls.length, repeatableRandom(1));
    const reader = (toPath: (path: string, index: number) => string) => (index: number) =>
      read(apis[index % apis.length]!, toPath(urls[drawn()]!.path, index));
    const cached = await findSustained(
      { rates: cachedRates, seconds, send: reader((path) => path) },
      context.stop,
    ).finally(() => changing.stop());
    const staleness = await changing.stop();
    say('list', 'addresses nobody had before');
    const uncached = await findSustained({ rates: uncachedRates, seconds, send: reader(neverAsked) }, context.stop);
    return { urls: urls.length, processes: apis.length, changeEveryMs: CHANGE_EVERY_MS, cached, uncached, staleness };
  });
}

const read = async ({ base, headers }: Api, path: string): Promise<number> =>
  (await call(base + path, { headers: { ...headers, 'accept-encoding': 'br' } })).status;

let asked = 0;

/** The same answer under an address of its own: nothing costs more than this. Products are kept all the same: they do not read it. */
function neverAsked(path: string): string {
  asked += 1;
  return `${path}${path.includes('?') ? '&' : '?'}price_max=${(1e6 + asked / 100).toFixed(2)}`;
}

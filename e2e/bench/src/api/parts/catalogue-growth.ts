import { call } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';
import type { LoadContext } from '../servers/with-load-shop.ts';
import { catalogueUrls } from './catalogue-urls.ts';
import { type Asked, type GrowthResult, measureSizes, wantedSizes } from './growth.ts';
import { type SearchRequest, searchAddresses } from './search-addresses.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];

/** Searches, lists and products over catalogues of different sizes. */
export const measureCatalogueGrowth = (context: LoadContext): Promise<GrowthResult> =>
  measureSizes(context, {
    of: 'goods',
    sizes: wantedSizes('BENCH_GOODS', SIZES),
    plan: (goods) => ({ goods, customers: 0 }),
    asked: async (api, _, count) => (await everything(api, count)).map((kind) => toAsked(api, kind)),
  });

type Kind = { kind: string; paths: SearchRequest[] };

/** Searches and pages nobody asked for before. */
async function everything(api: Api, count: number): Promise<Kind[]> {
  const urls = await catalogueUrls(api, count * 5);
  const inChinese = (isList: boolean) =>
    urls.filter(({ goodId }) => (goodId === null) === isList).map(({ path }): SearchRequest => ({ path, lang: 'zh' }));
  return [
    ...(await searchAddresses(api, count)),
    { kind: 'list', paths: inChinese(true) },
    { kind: 'detail', paths: inChinese(false) },
  ];
}

const toAsked = (api: Api, { kind, paths }: Kind): Asked => ({
  kind,
  async send(index) {
    const { path, lang } = paths[index % paths.length]!;
    return (await call(api.base + path, { headers: { ...api.headers, lang, 'accept-encoding': 'br' } })).status;
  },
});

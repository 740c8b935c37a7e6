import { say } from '@jishi/scripts/terminal';
import { runOpenLoop } from '../load/open-loop.ts';
import { type Summary, summarise } from '../load/summary.ts';
import { call } from '../servers/http-client.ts';
import { type LoadContext, withLoadShop } from '../servers/with-load-shop.ts';
import { type SearchRequest, searchAddresses } from './search-addresses.ts';

export type SearchResult = {
  goods: number;
  rate: number;
  seconds: number;
  kinds: { kind: string; answers: Summary }[];
};

const GOODS = 100_000;
const RATE = 20;
const SECONDS = 15;
const WARM_UP_SECONDS = 5;

/** Searches, completions and narrowed searches over many goods on PostgreSQL, none asked before. */
export async function measureSearch(context: LoadContext): Promise<SearchResult> {
  const plan = { engine: 'postgres', goods: GOODS, customers: 0 } as const;
  return withLoadShop(context, plan, async ({ startApi }) => {
    const api = await startApi();
    const kinds: SearchResult['kinds'] = [];
    for (const { kind, paths } of await searchAddresses(api, RATE * (SECONDS + WARM_UP_SECONDS))) {
      say('search', `${kind}: ${RATE} a second for ${SECONDS} s`);
      const ask = (from: number) => async (index: number) => {
        const { path, lang }: SearchRequest = paths[from + index]!;
        return (await call(api.base + path, { headers: { ...api.headers, lang, 'accept-encoding': 'br' } })).status;
      };
      await runOpenLoop({ rate: RATE, seconds: WARM_UP_SECONDS, send: ask(0) }, context.stop);
      const load = { rate: RATE, seconds: SECONDS, send: ask(RATE * WARM_UP_SECONDS) };
      kinds.push({ kind, answers: summarise(await runOpenLoop(load, context.stop)) });
    }
    return { goods: GOODS, rate: RATE, seconds: SECONDS, kinds };
  });
}

import { networkOf } from '@jishi/http-limits/network-of';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { isOwnProgram } from '../../../kernel/keys/internal-key.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import type { KnownSearchWords } from '../known-search-words.ts';
import { matchGoods } from '../match-goods.ts';
import { goodsMatchSchema, toGoodsMatch } from './match-wire.ts';

/** Things of a list, and characters of one: a name of a good is no longer. */
const MOST_THINGS = 40;
const LONGEST = 60;
/** Lists a minute, per network: each is up to forty searches. */
const PER_MINUTE = 60;

/** By POST, so that what somebody wants to buy stands in no address and in no log. */
const matchBody = z.object({ words: z.array(z.string().trim().min(1).max(LONGEST)).min(1).max(MOST_THINGS) });

/** `POST good/match` (ours): goods for each thing of a shopping list. */
export const matchRoutes =
  (words: KnownSearchWords): ShopPlugin =>
  async (app) => {
    const { db, times, config } = app.shop;
    const limit = tightLimit(app, PER_MINUTE, (request) => `match:${networkOf(request.ip)}`);
    app.post(
      '/good/match',
      {
        // What web asks for a page is no network's: pages have their own turns.
        preHandler: async (request) => {
          if (!isOwnProgram(request, config.internalKey)) await limit(request);
        },
        schema: {
          summary: 'Goods for each thing of a shopping list',
          description:
            'In the order of the things, four goods of each at most: in stock, and such as go into a cart. The first `exact` of them are what was asked for.',
          body: matchBody,
          response: okSchema(z.array(goodsMatchSchema)),
        },
      },
      async ({ body, lang }) => {
        const found = await matchGoods(db, body.words, { lang, words: await words.find(lang) });
        return ok(found.map((match) => toGoodsMatch(match, lang, times)));
      },
    );
  };

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShopContext, ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { findOwnDraw, listOwnDraws, listSeeds, type ProvenDraw, prizesOfDraws } from '../fairness/proof-records.ts';
import { publishedSeed, type SeedRow, seedOfDay } from '../fairness/seeds.ts';
import { countDrawsToday, findLottery } from '../records/lottery-records.ts';
import { fairResponse, proofResponse, seedResponse, toFair, toProof, toSeed } from './fairness-responses.ts';
import type { Wording } from './responses.ts';

const config = { access: 'login' } as const;
/** More days than anybody goes without a look at the newest seed. */
const NEWEST = { page: 1, limit: 2 };

/** Extensions of the wire: draws that anybody can check (decision 123). */
export const fairnessRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, times } = shop;
  const wordingOf = (request: FastifyRequest): Wording => ({ lang: request.lang, times, now: shop.now() });
  const shownSeed = async (row: SeedRow, now: Date) => toSeed(row, await publishedSeed(row, shop, now), times);

  app.get(
    '/integralDrawSeed',
    {
      config: { access: 'secret' },
      schema: {
        summary: 'Seeds of all days, those that are over with what they were',
        querystring: pageQuery,
        response: okSchema(pageSchema(seedResponse)),
      },
    },
    async (request) => {
      const now = shop.now();
      const { rows, total } = await listSeeds(db, request.query);
      const page = await Promise.all(rows.map((row) => shownSeed(row, now)));
      return ok(toPage(request, request.query, page, total));
    },
  );

  app.get(
    '/integralDrawFair/:id',
    {
      config,
      schema: {
        summary: 'What a draw in a lottery will be made from',
        params: idParams,
        response: okSchema(fairResponse),
      },
    },
    async (request) => {
      const wording = wordingOf(request);
      const { id: userId } = signedIn(request);
      const lottery = found(await findLottery(db, request.params.id));
      const today = await shownSeed(await seedOfDay(db, shop, wording.now), wording.now);
      const newest = await listSeeds(db, NEWEST);
      const seeds = await Promise.all(newest.rows.map((row) => shownSeed(row, wording.now)));
      const previous = seeds.find(({ seed }) => seed !== null) ?? null;
      const draw = 1 + (await countDrawsToday(db, userId, lottery.id, wording));
      return ok(toFair(today, previous, { lotteryId: lottery.id, userId, draw }, wording));
    },
  );

  app.get(
    '/integralDrawProof',
    {
      config,
      schema: {
        summary: 'Own draws with what they were made from, newest first',
        querystring: pageQuery.extend({ integral_draw_id: idValue().nullish() }),
        response: okSchema(pageSchema(proofResponse)),
      },
    },
    async (request) => {
      const { rows, total } = await listOwnDraws(db, signedIn(request).id, request.query);
      return ok(toPage(request, request.query, await proofsOf(shop, rows, wordingOf(request)), total));
    },
  );

  app.get(
    '/integralDrawProof/:log_id',
    {
      config,
      schema: {
        summary: 'An own draw with what it was made from',
        params: z.object({ log_id: idValue('record.missing') }),
        response: okSchema(proofResponse),
      },
    },
    async (request) => {
      const draw = await findOwnDraw(db, signedIn(request).id, request.params.log_id);
      const [proof] = await proofsOf(shop, [found(draw)], wordingOf(request));
      return ok(found(proof));
    },
  );
};

async function proofsOf(shop: ShopContext, draws: readonly ProvenDraw[], wording: Wording) {
  const prizes = await prizesOfDraws(shop.db, draws);
  return Promise.all(
    draws.map(async (draw) => {
      const seed = draw.seed && (await publishedSeed(draw.seed, shop, wording.now));
      return toProof(draw, seed, prizes, wording);
    }),
  );
}

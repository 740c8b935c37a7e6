import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShopContext, ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { idempotencyKey, once } from '../../../kernel/http/idempotency.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { mainPicture } from '../../catalogue/main-picture.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { drawLottery, type Shown } from '../draw.ts';
import { findPrizeProduct } from '../prize-order.ts';
import { countDrawsToday, findLottery, listLotteries, loadPrizes } from '../records/lottery-records.ts';
import { type DrawBody, drawBody, readDrawBody } from './draw-input.ts';
import { fairnessRoutes } from './fairness-routes.ts';
import { drawLogRoutes } from './log-routes.ts';
import { prizeProductResponse, toPrizeProduct } from './prize-product-response.ts';
import { lotteryDetailResponse, lotteryResponse, toLottery, toLotteryDetail, type Wording } from './responses.ts';

const config = { access: 'login' } as const;
const shownResponse = z
  .union([z.int(), z.array(z.int())])
  .meta({ description: 'place in the list of prizes; three places for a slot machine, equal ones have won' });

/** Lotteries played with points. */
export const lotteryRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db } = shop;
  const wordingOf = (request: FastifyRequest): Wording => ({ lang: request.lang, times: shop.times, now: shop.now() });

  app.get(
    '/integralDraw',
    {
      config,
      schema: {
        summary: 'Lotteries, open ones first',
        querystring: pageQuery,
        response: okSchema(pageSchema(lotteryResponse)),
      },
    },
    async (request) => {
      const wording = wordingOf(request);
      const { rows, total } = await listLotteries(db, wording.now, request.query);
      const page = rows.map((lottery) => toLottery(lottery, wording));
      return ok(toPage(request, request.query, page, total));
    },
  );

  app.get(
    '/integralDraw/:id',
    {
      config,
      schema: {
        summary: 'A lottery with its prizes and the draws of today',
        params: idParams,
        response: okSchema(lotteryDetailResponse.nullable()),
      },
    },
    async (request) => ok(await detailOf(shop, signedIn(request).id, request.params.id, wordingOf(request))),
  );

  const drawing = { summary: 'Draw once, for points', params: idParams, response: okSchema(shownResponse) };
  app.post('/integralWinning/:id', { config, schema: { ...drawing, body: drawBody } }, async (request) =>
    ok(await drawOnce(shop, request, request.params.id, request.body)),
  );
  // The original client draws by a GET.
  app.get('/integralWinning/:id', { config, schema: drawing }, async (request) =>
    ok(await drawOnce(shop, request, request.params.id, null)),
  );

  app.get(
    '/integralDrawLogGood/:log_id',
    {
      config,
      schema: {
        summary: 'What an order for a prize will send',
        params: z.object({ log_id: idValue('record.missing') }),
        response: okSchema(z.array(prizeProductResponse)),
      },
    },
    async (request) => {
      const prize = found(await findPrizeProduct(db, signedIn(request).id, request.params.log_id));
      const product = found((await loadSaleProducts(db, [prize.productId])).get(prize.productId));
      const pictures = await resourcesOf(db, 'good', [product.id], '%_zimg');
      return ok([toPrizeProduct(prize, product, mainPicture(pictures.get(product.id)), wordingOf(request))]);
    },
  );

  await app.register(drawLogRoutes);
  await app.register(fairnessRoutes);
};

function drawOnce(shop: ShopContext, request: FastifyRequest, lotteryId: number, body: DrawBody): Promise<Shown> {
  const { id: userId } = signedIn(request);
  const said = readDrawBody(body);
  const isSaid = said.word !== '' || said.seenHash !== null;
  const route = `integralWinning/${lotteryId}`;
  const attempt = { userId, key: idempotencyKey(request), route, body: isSaid ? said : null };
  return once(shop.db, attempt, (tx) => drawLottery(tx, shop, { userId, lotteryId, ...said }));
}

async function detailOf(shop: ShopContext, userId: number, lotteryId: number, wording: Wording) {
  const { db } = shop;
  const lottery = await findLottery(db, lotteryId);
  if (!lottery) return null;
  const prizes = await loadPrizes(db, lotteryId);
  const pictures = await resourcesOf(
    db,
    'lottery_prize',
    prizes.map(({ id }) => id),
  );
  return toLotteryDetail(lottery, prizes, await countDrawsToday(db, userId, lotteryId, wording), pictures, wording);
}

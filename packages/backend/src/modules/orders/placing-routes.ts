import { z } from 'zod';
import { signedIn } from '../../plugins/access.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { refuse } from '../../shop-error.ts';
import type { Lang } from '../../texts/languages.ts';
import { describedBody } from '../../wire/described-body.ts';
import { ok, okSchema } from '../../wire/envelope.ts';
import { SoldOut, type WantedPieces } from '../flash-sales/sold-out.ts';
import { idempotencyKey, isAnswered, once } from '../payments/idempotency.ts';
import { createOrder, type OrderReading, readOrder } from './create-order.ts';
import { placeOrderBody, previewBody } from './order-body.ts';
import { refuseRequest } from './order-refusals.ts';
import { type OrderRequest, parseOrderRequest, type RequestPurpose } from './order-request.ts';
import { previewSchema, toPreview } from './preview-wire.ts';
import { quoteOrder } from './quote-order.ts';

const config = { access: 'login' } as const;

/** `POST goodIndent` and the extension `POST goodIndent/preview`. */
export const orderPlacingRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const soldOut = new SoldOut(shop.db);

  app.post(
    '/goodIndent',
    { config, schema: { summary: 'Place an order', body: describedBody(placeOrderBody), response: okSchema(z.int()) } },
    async (request) => {
      const { id: userId } = signedIn(request);
      const key = idempotencyKey(request);
      const wanted = readRequest(request.body, 'order', request.lang);
      const attempt = { userId, key, route: 'goodIndent', body: request.body };
      const isTooLate = await soldOut.isShort(piecesOfSales(wanted));
      if (isTooLate && !(await isAnswered(shop.db, attempt))) throw refuse('order.seckill_limit');
      const order = { userId, lang: request.lang, release: request.release, request: wanted };
      return ok(
        await once(
          shop.db,
          attempt,
          (tx, reading: OrderReading) => createOrder(tx, shop, order, reading),
          (tx) => readOrder(tx, shop, order),
        ),
      );
    },
  );

  app.post(
    '/goodIndent/preview',
    {
      config,
      schema: {
        summary: 'What an order would cost',
        body: describedBody(previewBody),
        response: okSchema(previewSchema),
      },
    },
    async (request) => {
      const wanted = readRequest(request.body, 'preview', request.lang);
      return ok(
        toPreview(
          await quoteOrder(shop.db, signedIn(request).id, wanted, { isPreview: true, now: shop.now() }),
          request.lang,
          shop.times,
        ),
      );
    },
  );
};

function readRequest(value: unknown, purpose: RequestPurpose, lang: Lang): OrderRequest {
  const parsed = parseOrderRequest(value, purpose);
  if ('problem' in parsed) throw refuseRequest(parsed.problem, lang);
  return parsed.request;
}

function piecesOfSales({ lines }: OrderRequest): WantedPieces[] {
  return lines.flatMap(({ sale, pieces }) => (sale ? [{ saleSkuId: sale.saleSkuId, pieces }] : []));
}

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { pipelined } from '../../../kernel/db/pipelined.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { answeredKeys, idempotencyKey, once } from '../../../kernel/http/idempotency.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { receivedAt } from '../../flash-sales/queue/received-at.ts';
import { SoldOut } from '../../flash-sales/sold-out.ts';
import { provincesNotServed } from '../../shipping/delivery-settings.ts';
import { createOrder, type OrderReading, readOrder } from '../create-order.ts';
import { laneOf } from '../group-commit/lane.ts';
import { OrderWriters } from '../group-commit/order-writers.ts';
import { placeTogether } from '../group-commit/place-together.ts';
import { quoteOrder } from '../quote-order.ts';
import { waitInLine } from '../wait-in-line.ts';
import { placeOrderBody, previewBody } from './order-body.ts';
import { previewSchema, toPreview } from './preview-wire.ts';

const config = { access: 'login' } as const;

/** `POST goodIndent` and the extension `POST goodIndent/preview`. */
export const orderPlacingRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const soldOut = new SoldOut(shop.db);
  const isAnswered = answeredKeys(shop.db);
  const writers = new OrderWriters({
    place: (lane, orders) => placeTogether(shop, lane, orders),
    onFailure: (err) => app.log.warn({ err }, 'orders could not be written together'),
  });

  /** Bodies as they came: what a repeated request is known by must not change with how they are read. */
  const sent = new WeakMap<FastifyRequest, unknown>();

  app.post(
    '/goodIndent',
    {
      config,
      preValidation: async (request) => void sent.set(request, request.body),
      schema: { summary: 'Place an order', body: placeOrderBody, response: okSchema(z.int()) },
    },
    async (request, reply) => {
      const { id: userId } = signedIn(request);
      const key = idempotencyKey(request);
      const wanted = request.body;
      const attempt = { userId, key, route: 'goodIndent', body: sent.get(request) };
      const arrivedAt = receivedAt(reply, shop.now());
      const saleVariantId = await waitInLine(app, soldOut, wanted, {
        userId,
        arrivedAt,
        isAnswered: () => isAnswered(attempt),
      });
      const order = { userId, lang: request.lang, ...request.askingRelease, request: wanted };
      const lane = laneOf(wanted, saleVariantId);
      const placed = lane && (await writers.place(lane, { order, attempt, arrivedAt }));
      if (placed !== null) return ok(placed);
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
        body: previewBody,
        response: okSchema(previewSchema),
      },
    },
    async (request) => {
      const purpose = request.body.choices ? 'choices' : 'preview';
      const [quote, notServed] = await pipelined([
        quoteOrder(shop.db, signedIn(request).id, request.body, { purpose, now: shop.now() }),
        readSetting(shop.db, provincesNotServed),
      ]);
      return ok(toPreview(quote, notServed, request.lang, shop.times));
    },
  );
};

import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { idempotencyKey, once } from '../../../kernel/http/idempotency.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import { findOrder } from '../../orders/order-records.ts';
import { askRefund } from '../ask-refund.ts';
import { findRefundable } from '../find-refundable.ts';
import { quoteRefund, type RefundWish } from '../quote-refund.ts';
import { refundBody, refundPreviewBody } from './inputs.ts';
import { offerSchema, quoteSchema, toOffer, toQuote } from './offer-wire.ts';

const config = { access: 'login' } as const;
const params = z.object({ order_id: idValue('record.missing') });

/** Asking for a refund of pieces of an order; ours, the original leaves it to the shop. */
export const refundAskingRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, now, times } = shop;

  app.get(
    '/refund/order/:order_id',
    { config, schema: { summary: 'What of an order can be asked back', params, response: okSchema(offerSchema) } },
    async (request) => {
      const order = found(await findOrder(db, signedIn(request).id, request.params.order_id));
      const at = now();
      return ok(toOffer(order, await findRefundable(db, order, at), { lang: request.lang, times, now: at }));
    },
  );

  app.post(
    '/refund/preview/:order_id',
    {
      config,
      schema: {
        summary: 'What a refund would give back',
        params,
        body: refundPreviewBody,
        response: okSchema(quoteSchema),
      },
    },
    async (request) => {
      const order = found(await findOrder(db, signedIn(request).id, request.params.order_id));
      return ok(toQuote(order, await quoteRefund(db, order, toWish(request.body), now())));
    },
  );

  app.post(
    '/refund/order/:order_id',
    {
      config,
      schema: { summary: 'Ask for a refund', params, body: refundBody, response: okSchema(z.int()) },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const { params: where, body } = request;
      const attempt = { userId, key: idempotencyKey(request), route: `refund/order/${where.order_id}`, body };
      const { remark, resources: pictures, amount: shown } = body;
      const asked = { ...toWish(body), remark, pictures, shown };
      const of = { userId, orderId: where.order_id };
      return ok(await once(db, attempt, (tx) => askRefund(tx, shop, of, asked)));
    },
  );
};

function toWish({ kind, reason, lines }: z.output<typeof refundPreviewBody>): RefundWish {
  return { kind, reason, lines: lines.map(({ id, number }) => ({ id, quantity: number })) };
}

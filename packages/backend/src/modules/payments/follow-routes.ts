import { Readable } from 'node:stream';
import { signedIn } from '../../plugins/access.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { found, refuse } from '../../shop-error.ts';
import { idParams } from '../../wire/inputs.ts';
import { countdown } from '../orders/countdown.ts';
import { findOrder } from '../orders/order-records.ts';
import { type OrderState, stateNow } from '../orders/order-states.ts';
import { followPayment } from './follow-payment.ts';
import { OrderWatch } from './order-watch.ts';

const LOOK_EVERY_MS = 1000;
/** Open pages of one customer. */
const MAX_STREAMS = 8;

/** Extension: an event stream beside `GET goodIndent/pay/{id}`, in place of asking every few seconds. */
export const followPaymentRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;
  const watch = new OrderWatch(app.shop, LOOK_EVERY_MS);
  const open = new Map<number, number>();
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.get(
    '/goodIndent/pay/:id/events',
    {
      config: { access: 'login' },
      schema: {
        summary: 'Follow an order while it is paid',
        description:
          'An event stream. Events of the name state carry state, overtime_time (seconds left) and server_time as JSON; it ends when the order is no longer to be paid, and after ten minutes.',
        params: idParams,
      },
    },
    async (request, reply) => {
      const { id: userId } = signedIn(request);
      const order = found(await findOrder(db, userId, request.params.id));
      if ((open.get(userId) ?? 0) >= MAX_STREAMS) throw refuse('http.throttle');
      const describe = (state: OrderState) => ({
        state,
        overtime_time: countdown(order.overtime ?? now(), now()).seconds,
        server_time: times.text(now()),
      });
      const left = new AbortController();
      const signal = AbortSignal.any([left.signal, closing.signal]);
      const state = stateNow(order.state as OrderState, order.overtime, now());
      const stream = Readable.from(followPayment(watch, order.id, state, describe, signal));
      open.set(userId, (open.get(userId) ?? 0) + 1);
      stream.once('close', () => {
        left.abort();
        const others = (open.get(userId) ?? 1) - 1;
        if (others > 0) open.set(userId, others);
        else open.delete(userId);
      });
      return reply
        .type('text/event-stream; charset=utf-8')
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .send(stream);
    },
  );
};

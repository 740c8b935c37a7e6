import type { StreamState } from '@jishi/streams/messages';
import { streamRoutes } from '@jishi/streams/routes';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { orders } from '../../../kernel/db/schema/index.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { eventState } from '../../../kernel/streams/event-state.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { orderStates } from '../../../kernel/words/orders.ts';
import { countdown } from '../../orders/countdown.ts';
import { findOrder } from '../../orders/order-records.ts';
import { stateNow } from '../../orders/order-states.ts';

/** Open pages of one customer. */
const MAX_STREAMS = 8;

/** `overtime_time` in seconds, also below nought. */
const event = z.object({ state: z.int(), overtime_time: z.int(), server_time: z.string() });

type Followed = Pick<typeof orders.$inferSelect, 'state' | 'overtime'>;

/** Extension: an event stream beside `GET goodIndent/pay/{id}`, in place of asking every few seconds. */
export const followPaymentRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;

  const stateOf = (order: Followed): StreamState => {
    const state = stateNow(order.state, order.overtime, now());
    const data = {
      state: orderStates.numbers[state],
      overtime_time: countdown(order.overtime ?? now(), now()).seconds,
      server_time: times.text(now()),
    };
    const isLast = state !== 'awaiting-payment';
    return eventState(event, { state: data.state, event: 'state', data, isLast, changesAt: order.overtime }, now());
  };
  app.streams.source('order', async (ids) => {
    const rows = await db
      .select({ id: orders.id, state: orders.state, overtime: orders.overtime })
      .from(orders)
      .where(inArray(orders.id, ids.map(Number).filter(Number.isSafeInteger)));
    return new Map(rows.map((row) => [String(row.id), stateOf(row)]));
  });

  app.route({
    method: streamRoutes.order.method,
    url: streamRoutes.order.path,
    config: { access: 'login', event },
    schema: {
      summary: 'Follow an order while it is paid',
      description:
        'An event stream. Events of the name state carry this as JSON; it ends when the order is no longer to be paid, and after ten minutes.',
      params: idParams,
    },
    handler: async (request, reply) => {
      const { id: userId } = signedIn(request);
      const order = found(await findOrder(db, userId, request.params.id));
      const followed = { topic: 'order', key: String(order.id), owner: String(userId), most: MAX_STREAMS } as const;
      return app.streams.send(request, reply, { ...followed, first: stateOf(order) });
    },
  });
};

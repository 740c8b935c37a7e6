import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';
import { signedIn } from '../../plugins/access.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { found } from '../../shop-error.ts';
import { eventStream } from '../../streams/event-stream.ts';
import { StreamDoor } from '../../streams/stream-door.ts';
import { Watch } from '../../streams/watch.ts';
import { idParams } from '../../wire/inputs.ts';
import { countdown } from '../orders/countdown.ts';
import { findOrder } from '../orders/order-records.ts';
import { type OrderState, orderState, stateNow } from '../orders/order-states.ts';

/** An order lapses by the time alone. */
const LOOK_EVERY_MS = 1000;
/** Open pages of one customer. */
const MAX_STREAMS = 8;

/** Extension: an event stream beside `GET goodIndent/pay/{id}`, in place of asking every few seconds. */
export const followPaymentRoutes: ShopPlugin = async (app) => {
  const { db, now, times, news } = app.shop;
  const read = (ids: string[]) => statesOf(db, ids, now());
  const watch = new Watch<OrderState>({ news, topic: 'order', read, everyMs: LOOK_EVERY_MS });
  app.addHook('onClose', async () => watch.close());
  const door = new StreamDoor(app, MAX_STREAMS);

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
      const stream = {
        watch,
        key: String(order.id),
        first: stateNow(order.state as OrderState, order.overtime, now()),
        event: 'state',
        describe: (state: OrderState) => ({
          state,
          overtime_time: countdown(order.overtime ?? now(), now()).seconds,
          server_time: times.text(now()),
        }),
        isLast: (state: OrderState) => state !== orderState.awaitingPayment,
      };
      return door.send(reply, String(userId), (signal) => eventStream(stream, signal));
    },
  );
};

async function statesOf(db: Db, ids: readonly string[], now: Date): Promise<Map<string, OrderState>> {
  const rows = await db
    .select({ id: orders.id, state: orders.state, overtime: orders.overtime })
    .from(orders)
    .where(inArray(orders.id, ids.map(Number)));
  return new Map(rows.map((row) => [String(row.id), stateNow(row.state as OrderState, row.overtime, now)]));
}

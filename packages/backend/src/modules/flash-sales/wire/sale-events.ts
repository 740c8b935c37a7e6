import { networkOf } from '@jishi/http-limits/network-of';
import type { StreamState } from '@jishi/streams/messages';
import { streamRoutes } from '@jishi/streams/routes';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { eventState } from '../../../kernel/streams/event-state.ts';
import { saleStates } from '../../../kernel/words/flash-sales.ts';
import { type Standing, standingOf } from '../live/standing.ts';

/** Open pages of one customer, and of all visitors of one network, which may be that of a whole campus. */
const MAX = { customer: 8, network: 256 } as const;
/** Sales one page shows at once. */
const MAX_SALES = 60;
/**
 * However many buy, what is left is told once in a while: nobody reads faster, and everybody would be told everything. A tenth more than a second, so
 * that no second has two messages when the first of them was late.
 */
const EVENT_INTERVAL_MS = 1100;

const event = z.object({
  id: z.int(),
  good_id: z.int(),
  state: z.int().meta({ description: '0 upcoming, 1 running, 2 over: also hidden or deleted' }),
  progress: z.int().min(0).max(100).meta({ description: 'percent sold' }),
  left: z.int().meta({ description: 'pieces left of all variants' }),
  time: z.string(),
  end_time: z.string(),
  seckill_sku: z.array(
    z.object({
      id: z.int(),
      residue_limit: z.int(),
      held: z.int().meta({ description: 'for customers whose turn it is' }),
    }),
  ),
  server_time: z.string(),
});

const eventQuery = z.object({
  ids: z
    .string('param.missing')
    .regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${MAX_SALES - 1}}$`), 'param.missing')
    .meta({ description: `ids of sales, separated by commas, ${MAX_SALES} at most` }),
});

/** Extension: an event stream of what is left of flash sales, for everybody who looks at them. */
export const saleEventRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;

  const stateOf = (id: number, sale: Standing | undefined): StreamState => {
    const moment = now();
    const {
      productId = 0,
      state = 'over',
      progress = 0,
      left = 0,
      variants = [],
      time = moment,
      endTime = moment,
    } = sale ?? {};
    const data = {
      id,
      good_id: productId,
      state: saleStates.numbers[state],
      progress,
      left,
      time: times.text(time),
      end_time: times.text(endTime),
      seckill_sku: variants.map((variant) => ({ id: variant.id, residue_limit: variant.left, held: variant.held })),
      server_time: times.text(moment),
    };
    const known = JSON.stringify([
      data.state,
      progress,
      left,
      data.time,
      data.end_time,
      ...variants.flatMap((variant) => [variant.left, variant.held]),
    ]);
    const changesAt = state === 'upcoming' ? time : endTime;
    const told = eventState(event, { state: known, event: 'sale', data, isLast: state === 'over', changesAt }, moment);
    return { ...told, atMostEvery: EVENT_INTERVAL_MS };
  };
  const statesOf = async (ids: readonly number[]): Promise<Map<number, StreamState>> => {
    const found = await standingOf(db, ids, now());
    return new Map(ids.map((id) => [id, stateOf(id, found.get(id))]));
  };

  app.streams.source('sale', async (keys) => {
    const states = await statesOf(keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0));
    return new Map([...states].map(([id, state]) => [String(id), state]));
  });

  app.route({
    method: streamRoutes.sale.method,
    url: streamRoutes.sale.path,
    config: { access: 'optional', event },
    schema: {
      summary: 'Follow what is left of flash sales',
      description:
        'An event stream. Events of the name sale carry this as JSON: each sale at once, then whenever it has changed, at most once a second. It ends when all of them are over, and after ten minutes.',
      querystring: eventQuery,
    },
    handler: async (request, reply) => {
      const ids = [...new Set(request.query.ids.split(',').map(Number))];
      const states = await statesOf(ids);
      const [first, ...others] = [...states].map(([id, state]) => ({ key: String(id), first: state }));
      if (!first) throw new Error('a stream without a sale');
      const { customer } = request;
      const whose = customer
        ? { owner: String(customer.id), most: MAX.customer }
        : { owner: networkOf(request.ip), most: MAX.network };
      return app.streams.send(request, reply, { topic: 'sale', ...whose, ...first, others });
    },
  });
};

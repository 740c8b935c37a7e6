import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { orders } from '../../../kernel/db/schema/index.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { checkInternal } from '../../../kernel/keys/internal-key.ts';
import { faultRoutes } from '../../faults/wire/routes.ts';
import { rolloutRoutes } from '../../rollouts/wire/routes.ts';
import { changeEventStream } from '../change-event-stream.ts';
import { streamStateRoutes } from '../stream-states.ts';

const params = z.object({ number: z.string().max(50) });
const releaseResponse = { 200: z.object({ release: z.int().nullable(), release_id: z.string().nullable() }) };

/** `/internal`: what the operator's programs ask the api. Outside the prefixes that web passes on, and guarded. */
export const internalRoutes: ShopPlugin = async (app) => {
  const { db, changeEvents, config: settings } = app.shop;
  const config = { access: 'open' } as const;
  app.addHook('preParsing', async (request) => checkInternal(request, settings.internalKey));

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  // What changed: for web, which keeps pages made of it and has readers who follow it.
  app.get('/internal/change-events', { config: { ...config, rateLimit: false } }, (_request, reply) => {
    const left = new AbortController();
    const stream = Readable.from(changeEventStream(changeEvents, AbortSignal.any([left.signal, closing.signal])));
    stream.once('close', () => left.abort());
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream);
  });

  // In this scope, so behind the same key.
  await streamStateRoutes(app, {});
  await rolloutRoutes(app, {});
  await faultRoutes(app, {});

  // By order number, also of orders their customer has hidden: which release was it placed from?
  app.get(
    '/internal/orders/:number/release',
    { config, schema: { params, response: releaseResponse } },
    async (request) => {
      const [order] = await db
        .select({ release: orders.release, release_id: orders.releaseId })
        .from(orders)
        .where(eq(orders.number, request.params.number));
      return found(order);
    },
  );
};

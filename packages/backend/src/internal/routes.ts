import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '../db/schema/index.ts';
import type { ShopPlugin } from '../plugins/types.ts';
import { found } from '../shop-error.ts';
import { checkInternal } from './internal-key.ts';

const params = z.object({ number: z.string().max(50) });
const releaseAnswer = { 200: z.object({ release: z.int().nullable() }) };

/** `/internal`: what the operator's programs ask the api. Outside the prefixes that web passes on, and guarded. */
export const internalRoutes: ShopPlugin = async (app) => {
  const { db, config: settings } = app.shop;
  const config = { access: 'open' } as const;
  app.addHook('preParsing', async (request) => checkInternal(request, settings.internalKey));

  // By order number, also of orders their customer has hidden: which release was it placed from?
  app.get(
    '/internal/orders/:number/release',
    { config, schema: { params, response: releaseAnswer } },
    async (request) => {
      const [order] = await db
        .select({ release: orders.release })
        .from(orders)
        .where(eq(orders.identification, request.params.number));
      return found(order);
    },
  );
};

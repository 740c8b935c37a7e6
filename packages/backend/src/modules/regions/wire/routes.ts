import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { regionSchema, regionTree } from '../regions.ts';

/** Changes once a year at most. */
const freshness = { maxAge: 86_400, staleWhileRevalidate: 7 * 86_400 };

/** `GET region`: provinces, cities and districts. */
export const regionRoutes: ShopPlugin = async (app) => {
  app.get(
    '/region',
    {
      schema: cachedResponse(
        { summary: 'Country, provinces, cities and districts', querystring: z.object({}) },
        z.array(regionSchema),
      ),
    },
    (request, reply) => app.responseCache.send(request, reply, freshness, async () => regionTree(request.lang)),
  );
};

import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { keptAnswer } from '../../../kernel/wire/kept-answer.ts';
import { regionSchema, regionTree } from '../regions.ts';

/** Changes once a year at most. */
const freshness = { maxAge: 86_400, staleFor: 7 * 86_400 };

/** `api.md` 5, `GET region`. */
export const regionRoutes: ShopPlugin = async (app) => {
  app.get(
    '/region',
    {
      schema: keptAnswer(
        { summary: 'Country, provinces, cities and districts', querystring: z.object({}) },
        z.array(regionSchema),
      ),
    },
    (request, reply) => app.answers.send(request, reply, freshness, async () => regionTree(request.lang)),
  );
};

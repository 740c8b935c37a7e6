import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { matchedGoodSchema, toMatchedGood } from '../../products/wire/match-wire.ts';
import { boughtTogether } from '../bought-together.ts';

/** `GET good/{id}/together` (ours): the same for everybody, whatever they did. */
export const togetherRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;
  app.get(
    '/good/:id/together',
    {
      schema: cachedResponse(
        {
          summary: 'Goods that customers bought with one',
          description:
            'Closest first, two at most: in stock, and such as go into a cart. None where nobody bought any with it.',
          params: idParams,
        },
        z.array(matchedGoodSchema),
      ),
    },
    (request, reply) => {
      const { id } = request.params;
      const shows = (goods: { id: number }[]) =>
        [id, ...goods.map((good) => good.id)].map((one) => `good:${one}` as const);
      return app.responseCache.send(
        request,
        reply,
        { maxAge: 60, staleWhileRevalidate: 600, tags: shows },
        async () => {
          const goods = await boughtTogether(db, id, request.lang);
          return goods.map((good) => toMatchedGood(good, request.lang, times));
        },
      );
    },
  );
};

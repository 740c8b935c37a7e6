import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { isFlagged } from '../../../kernel/wire/inputs.ts';
import { fromDecimal } from '../../../kernel/wire/read-number.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { loadCategories } from '../category-tree.ts';
import { countProducts } from '../product-counts.ts';
import { categorySchema, sortCategories, toCategoryList, toCategoryTree } from './category-wire.ts';

const query = z.object({
  tree: z.unknown().optional(),
  is_recommend: fromDecimal(z.int().min(0).max(1)).optional().catch(undefined),
  sort: z.string().nullish(),
});

/** `GET goodCategory`: flat or nested, never paged. */
export const categoryRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;

  app.get(
    '/goodCategory',
    { schema: cachedResponse({ summary: 'Categories, flat or nested', querystring: query }, z.array(categorySchema)) },
    (request, reply) =>
      app.responseCache.send(
        request,
        reply,
        { maxAge: 30, staleWhileRevalidate: 300, tags: ['categories', 'goods'] },
        async () => {
          const { lang } = request;
          const all = await loadCategories(db, lang);
          const { is_recommend: recommended, sort } = request.query;
          const rows = sortCategories(
            recommended === undefined ? all : all.filter((row) => row.isRecommended === (recommended === 1)),
            sort,
          );
          const ids = rows.map(({ id }) => id);
          const [pictures, counts] = await Promise.all([
            resourcesOf(db, 'category', ids),
            countProducts(db, all, lang),
          ]);
          const around = { lang, times, pictures, counts, parents: recommended === undefined ? null : all };
          return isFlagged(request.query, 'tree') ? toCategoryTree(rows, around) : toCategoryList(rows, around);
        },
      ),
  );
};

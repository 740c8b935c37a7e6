import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { fromDecimal } from '../../../kernel/wire/read-number.ts';
import {
  type Entry,
  listArticles,
  listCategories,
  listColumns,
  listProductParts,
  listProducts,
} from '../site-map-records.ts';

const entry = z.object({
  id: z.int(),
  langs: z.array(z.string()).meta({ description: 'languages it can be read in' }),
  updated_at: z.iso.datetime(),
});
const overview = z.object({
  goods: z.array(entry.pick({ updated_at: true }).extend({ part: z.int() })),
  categories: z.array(entry),
  columns: z.array(entry),
  articles: z.array(entry),
});

/** Changes of single goods are told no sooner than this, in seconds. */
const maxAge = 300;

/** What the site map lists: an extension for our own web server, which knows the addresses. */
export const siteMapRoutes: ShopPlugin = async (app) => {
  const { db } = app.shop;

  app.get(
    '/siteMap',
    { schema: cachedResponse({ summary: 'Every page there is, goods by parts' }, overview) },
    (request, reply) =>
      app.responseCache.send(request, reply, { maxAge, tags: ['goods', 'categories', 'articles'] }, async () => ({
        goods: (await listProductParts(db)).map(({ part, updatedAt }) => ({
          part,
          updated_at: updatedAt.toISOString(),
        })),
        categories: (await listCategories(db)).map(toWire),
        columns: (await listColumns(db)).map(toWire),
        articles: (await listArticles(db)).map(toWire),
      })),
  );

  app.get(
    '/siteMap/goods/:part',
    {
      schema: cachedResponse(
        {
          summary: 'Goods of one part of the site map',
          params: z.object({ part: fromDecimal(z.int().min(0).max(1_000_000)) }),
        },
        z.array(entry),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, { maxAge, tags: ['goods'] }, async () =>
        (await listProducts(db, request.params.part)).map(toWire),
      ),
  );
};

const toWire = ({ id, langs, updatedAt }: Entry): z.output<typeof entry> => ({
  id,
  langs,
  updated_at: updatedAt.toISOString(),
});

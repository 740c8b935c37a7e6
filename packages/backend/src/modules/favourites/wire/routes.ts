import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { browses, collects } from '../../../kernel/db/schema/index.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue, isFlagged } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { readAlerts, setAlerts } from '../alert-records.ts';
import { clearVisits, countSaved, listFallen, listSaved, saveProduct } from '../favourite-records.ts';
import { removeFromAll } from '../lists/remove-from-all.ts';
import { alertsResponse, favouriteResponse, savedProductResponse, toFavourite, toSavedProduct } from './responses.ts';

/** `fell` is an extension. */
const favouriteQuery = pageQuery.extend({ fell: z.unknown().optional() });
const productBody = z.object({ id: idValue() });
/** Extension. What is left out stays as it is. */
const alertBody = z.object({ id: idValue(), price: z.boolean().optional(), stock: z.boolean().optional() });

/** Favourites (`collect`) and recently viewed (`browse`). */
export const favouriteRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;
  const config = { access: 'login' } as const;
  const text = okSchema(z.string());

  app.get(
    '/collect',
    {
      config,
      schema: {
        summary: 'Favourites; with fell those that have become cheaper since they were saved',
        querystring: favouriteQuery,
        response: okSchema(pageSchema(favouriteResponse)),
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { query, lang } = request;
      const { value: offers } = await app.offers.find(lang);
      const { rows, total } = isFlagged(query, 'fell')
        ? await listFallen(db, id, lang, { offers, query })
        : await listSaved(db, collects, id, lang, query);
      const responses = rows.map((row) => toFavourite(row, { times, offers }));
      return ok(toPage(request, request.query, responses, total));
    },
  );

  app.get(
    '/browse',
    {
      config,
      schema: {
        summary: 'Recently viewed goods',
        querystring: pageQuery,
        response: okSchema(pageSchema(savedProductResponse)),
      },
    },
    async (request) => {
      const { rows, total } = await listSaved(db, browses, signedIn(request).id, request.lang, request.query);
      const { value: offers } = await app.offers.find(request.lang);
      const responses = rows.map((row) => toSavedProduct(row, { times, offers }));
      return ok(toPage(request, request.query, responses, total));
    },
  );

  for (const { path, table, add } of [
    { path: '/collect', table: collects, add: 'Make a good a favourite' },
    { path: '/browse', table: browses, add: 'Remember that a good was viewed' },
  ] as const) {
    app.post(path, { config, schema: { summary: add, body: productBody, response: text } }, async (request) => {
      const { value: offers } = await app.offers.find(request.lang);
      await saveProduct(db, table, { userId: signedIn(request).id, productId: request.body.id, now: now(), offers });
      return ok(confirmationText('added', request.lang));
    });
  }

  app.get(
    '/collect/:id',
    {
      config,
      schema: { summary: 'Whether a good is a favourite: 0 or 1', params: idParams, response: okSchema(z.int()) },
    },
    async (request) => ok(await countSaved(db, signedIn(request).id, request.params.id)),
  );

  app.get(
    '/collect/alert/:id',
    {
      config,
      schema: { summary: 'What the customer is told of a good', params: idParams, response: okSchema(alertsResponse) },
    },
    async (request) => ok(await readAlerts(db, { userId: signedIn(request).id, productId: request.params.id })),
  );

  app.post(
    '/collect/alert',
    {
      config,
      schema: { summary: 'Be told when a good costs less or can be had again', body: alertBody, response: text },
    },
    async (request) => {
      const { id: productId, ...wanted } = request.body;
      const { value: offers } = await app.offers.find(request.lang);
      await setAlerts(db, { userId: signedIn(request).id, productId, now: now(), offers, ...wanted });
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.post(
    '/collect/destroy/:id',
    { config, schema: { summary: 'Remove a favourite', params: idParams, response: text } },
    async (request) => {
      await removeFromAll(db, signedIn(request).id, request.params.id);
      return ok(confirmationText('removed', request.lang));
    },
  );

  app.post(
    '/browse/clear',
    { config, schema: { summary: 'Forget what was viewed', response: text } },
    async (request) => {
      await clearVisits(db, signedIn(request).id);
      return ok(confirmationText('removed', request.lang));
    },
  );
};

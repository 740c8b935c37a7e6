import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { drawKeyOf } from '../../../kernel/keys/draw-key.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { createList, removeList, renameList } from '../lists/change-lists.ts';
import { cleanName, isShortEnough } from '../lists/list-name.ts';
import { listInList, listLists } from '../lists/list-records.ts';
import { putInList } from '../lists/put-in-list.ts';
import { listResponse, toList } from './list-responses.ts';
import { favouriteResponse, toFavourite } from './responses.ts';

const nameBody = z.object({
  name: z
    .string('favourite_list.name')
    .transform(cleanName)
    .refine((name) => name !== '' && isShortEnough(name), 'favourite_list.name'),
});
/** `is_in`: whether the good is to be in the list. */
const goodBody = z.object({ good_id: idValue(), is_in: z.boolean('param.missing') });

/** Lists of favourites (ours). */
export const favouriteListRoutes: ShopPlugin = async (app) => {
  const { db, now, times, config: settings } = app.shop;
  const config = { access: 'login' } as const;
  const text = okSchema(z.string());

  app.get(
    '/collectList',
    {
      config,
      schema: {
        summary: 'Lists of favourites, with what is in each; with good_id whether that good is',
        querystring: z.object({ good_id: idValue().optional() }),
        response: okSchema(z.array(listResponse)),
      },
    },
    async (request) => {
      const lists = await listLists(db, signedIn(request).id, request.query.good_id ?? null);
      const around = { times, key: await drawKeyOf(settings), now: now() };
      return ok(lists.map((list) => toList(list, around)));
    },
  );

  app.get(
    '/collectList/:id',
    {
      config,
      schema: {
        summary: 'Favourites in a list',
        params: idParams,
        querystring: pageQuery,
        response: okSchema(pageSchema(favouriteResponse)),
      },
    },
    async (request) => {
      const { query, lang, params } = request;
      const { value: offers } = await app.offers.find(lang);
      const whose = { userId: signedIn(request).id, listId: params.id };
      const { rows, total } = await listInList(db, whose, lang, query);
      const responses = rows.map((row) => toFavourite(row, { times, offers }));
      return ok(toPage(request, query, responses, total));
    },
  );

  app.post(
    '/collectList',
    {
      config,
      schema: {
        summary: 'Make a list of favourites',
        body: nameBody,
        response: okSchema(z.object({ id: z.int() })),
      },
    },
    async (request) => {
      const id = await createList(db, { userId: signedIn(request).id, name: request.body.name, now: now() });
      return ok({ id });
    },
  );

  app.post(
    '/collectList/:id/rename',
    { config, schema: { summary: 'Rename a list of favourites', params: idParams, body: nameBody, response: text } },
    async (request) => {
      const { params, body } = request;
      await renameList(db, { userId: signedIn(request).id, listId: params.id, name: body.name, now: now() });
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.post(
    '/collectList/:id/good',
    {
      config,
      schema: {
        summary: 'Put a good into a list, which makes it a favourite, or take it out',
        params: idParams,
        body: goodBody,
        response: text,
      },
    },
    async (request) => {
      const { good_id: productId, is_in: isIn } = request.body;
      const { value: offers } = await app.offers.find(request.lang);
      const whose = { userId: signedIn(request).id, listId: request.params.id };
      await putInList(db, { ...whose, productId, isIn, now: now(), offers });
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.post(
    '/collectList/:id/destroy',
    {
      config,
      schema: { summary: 'Delete a list; its goods stay favourites', params: idParams, response: text },
    },
    async (request) => {
      await removeList(db, { userId: signedIn(request).id, listId: request.params.id });
      return ok(confirmationText('removed', request.lang));
    },
  );
};

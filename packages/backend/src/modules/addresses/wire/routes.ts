import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { answerText } from '../../../kernel/texts/answers.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { chooseDefault, createAddress, editAddress, listAddresses, removeAddress } from '../repository.ts';
import { addressAnswer, newAddressAnswer, toNewAddress, toWireAddress } from './answers.ts';
import { addressBody, defaultBody } from './inputs.ts';

/** `api.md` 5: the customer's address book. Freight is in `../../freight`. */
export const addressRoutes: ShopPlugin = async (app) => {
  const { db, times } = app.shop;
  const config = { access: 'login' } as const;

  app.get(
    '/shipping',
    {
      config,
      schema: {
        summary: 'Addresses of the customer',
        querystring: pageQuery,
        response: okSchema(pageSchema(addressAnswer)),
      },
    },
    async (request) => {
      const { rows, total } = await listAddresses(db, signedIn(request).id, request.query);
      const answers = rows.map((row) => toWireAddress(row, times));
      return ok(toPage(request, request.query, answers, total));
    },
  );

  app.post(
    '/shipping',
    {
      config,
      schema: {
        summary: 'Add an address; the first one becomes the default',
        body: addressBody,
        response: okSchema(newAddressAnswer),
      },
    },
    async (request) => ok(toNewAddress(await createAddress(db, signedIn(request).id, request.body), times)),
  );

  app.post(
    '/shipping/:id',
    {
      config,
      schema: { summary: 'Change an address', params: idParams, body: addressBody, response: okSchema(addressAnswer) },
    },
    async (request) => {
      const row = await editAddress(db, signedIn(request).id, request.params.id, request.body);
      return ok(toWireAddress(row, times));
    },
  );

  app.post(
    '/shipping/destroy/:id',
    { config, schema: { summary: 'Remove an address', params: idParams, response: okSchema(z.string()) } },
    async (request) => {
      await removeAddress(db, signedIn(request).id, request.params.id);
      return ok(answerText('removed', request.lang));
    },
  );

  app.post(
    '/shipping/default/set',
    { config, schema: { summary: 'Make an address the default', body: defaultBody, response: okSchema(z.string()) } },
    async (request) => {
      await chooseDefault(db, signedIn(request).id, request.body.id);
      return ok(answerText('saved', request.lang));
    },
  );
};

import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { chooseDefault, createAddress, editAddress, listAddresses, removeAddress } from '../address-records.ts';
import { addressBody, defaultBody } from './inputs.ts';
import { addressResponse, newAddressResponse, toNewAddress, toWireAddress } from './responses.ts';

/** The customer's address book. */
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
        response: okSchema(pageSchema(addressResponse)),
      },
    },
    async (request) => {
      const { rows, total } = await listAddresses(db, signedIn(request).id, request.query);
      const responses = rows.map((row) => toWireAddress(row, times));
      return ok(toPage(request, request.query, responses, total));
    },
  );

  app.post(
    '/shipping',
    {
      config,
      schema: {
        summary: 'Add an address; the first one becomes the default',
        body: addressBody,
        response: okSchema(newAddressResponse),
      },
    },
    async (request) => ok(toNewAddress(await createAddress(db, signedIn(request).id, request.body), times)),
  );

  app.post(
    '/shipping/:id',
    {
      config,
      schema: {
        summary: 'Change an address',
        params: idParams,
        body: addressBody,
        response: okSchema(addressResponse),
      },
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
      return ok(confirmationText('removed', request.lang));
    },
  );

  app.post(
    '/shipping/default/set',
    { config, schema: { summary: 'Make an address the default', body: defaultBody, response: okSchema(z.string()) } },
    async (request) => {
      await chooseDefault(db, signedIn(request).id, request.body.id);
      return ok(confirmationText('saved', request.lang));
    },
  );
};

import { networkOf } from '@jishi/http-limits/network-of';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { shopOrigin } from '../../../kernel/http/origin.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { assertUsable } from '../../credentials/accounts.ts';
import { assertFresh } from '../../credentials/fresh-proof.ts';
import { openSession } from '../../credentials/sign-in.ts';
import { signInResponse, toSignInResponse } from '../../credentials/wire/responses.ts';
import { acceptPasskey, acceptSignature, askForPasskey, askForSignature } from '../ceremonies.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../passkey-records.ts';
import { addBody, removeBody, renameBody, signInBody } from './inputs.ts';
import { optionsResponse, passkeyResponse, toPasskey } from './responses.ts';

/** Sign-ins a minute, per address, so that one crowded network still works; changes of one's own keys, per customer. */
const PER_ADDRESS = 120;
const PER_CUSTOMER = 60;

/** Passkeys: sign in with the key of a device; list, add, rename and remove one's keys. */
export const passkeyRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, times } = shop;
  const limited = { preHandler: tightLimit(app, PER_ADDRESS, (request) => `passkey:${networkOf(request.ip)}`) };
  const login = {
    config: { access: 'login' },
    preHandler: tightLimit(app, PER_CUSTOMER, (request) => `passkeys:${signedIn(request).id}`),
  } as const;
  const text = okSchema(z.string());

  app.post(
    '/passkey/options',
    { ...limited, schema: { summary: 'What a device is to sign to sign in', response: okSchema(optionsResponse) } },
    async (request) => ok(await askForSignature(shop, shopOrigin(request, shop.config))),
  );

  app.post(
    '/passkey',
    { ...limited, schema: { summary: 'Sign in with a passkey', body: signInBody, response: okSchema(signInResponse) } },
    async (request) => {
      const account = await acceptSignature(shop, shopOrigin(request, shop.config), request.body);
      assertUsable(account);
      const { tokens } = await openSession(shop, request, account, request.body.platform ?? 'pc');
      return ok(toSignInResponse(tokens, account));
    },
  );

  app.get(
    '/user/passkeys',
    { ...login, schema: { summary: 'The customer’s passkeys', response: okSchema(z.array(passkeyResponse)) } },
    async (request) => {
      const own = await listPasskeys(db, signedIn(request).id);
      return ok(own.map((passkey) => toPasskey(passkey, times)));
    },
  );

  app.post(
    '/user/passkeys/options',
    { ...login, schema: { summary: 'What a device needs to make a passkey', response: okSchema(optionsResponse) } },
    async (request) => {
      const customer = signedIn(request);
      assertFresh(customer, shop.now());
      return ok(await askForPasskey(shop, customer.id, shopOrigin(request, shop.config), request.lang));
    },
  );

  app.post(
    '/user/passkeys',
    { ...login, schema: { summary: 'Add a passkey', body: addBody, response: okSchema(passkeyResponse) } },
    async (request) => {
      const origin = shopOrigin(request, shop.config);
      const customer = signedIn(request);
      assertFresh(customer, shop.now());
      return ok(toPasskey(await acceptPasskey(shop, customer, origin, request.body), times));
    },
  );

  app.post(
    '/user/passkeys/rename',
    { ...login, schema: { summary: 'Rename a passkey', body: renameBody, response: text } },
    async (request) => {
      const { id, name } = request.body;
      if (!(await renamePasskey(db, signedIn(request).id, id, name))) throw refuse('record.missing');
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.post(
    '/user/passkeys/destroy',
    { ...login, schema: { summary: 'Remove a passkey', body: removeBody, response: text } },
    async (request) => {
      if (!(await removePasskey(shop, signedIn(request).id, request.body.id))) throw refuse('record.missing');
      return ok(confirmationText('removed', request.lang));
    },
  );
};

import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { endsTokens } from '../../../kernel/http/token-responses.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { consumeCode } from '../../credentials/codes.ts';
import { proofLeft } from '../../credentials/fresh-proof.ts';
import { changeNotifications, changeProfile, findUser } from '../../customers/customer-records.ts';
import { exportsFolder, removeFile } from '../../data-exports/export-folder.ts';
import { findExport } from '../../data-exports/export-records.ts';
import { yuanPerPoint } from '../../points/rate.ts';
import { closeAccount } from '../close-account.ts';
import { findBlockers } from '../closing-blockers.ts';
import { findLosses } from '../closing-losses.ts';
import { closingResponse, toClosing } from './closing-response.ts';
import { closeBody, notificationBody, profileBody } from './inputs.ts';
import { toUserResponse, userResponse } from './responses.ts';

/** The account of whoever is signed in. */
export const accountRoutes: ShopPlugin = async (app) => {
  const { db, now, config: settings } = app.shop;
  const config = { access: 'login' } as const;

  app.get(
    '/user',
    { config, schema: { summary: 'The signed-in customer with balance and points', response: okSchema(userResponse) } },
    async (request) => {
      const { user, points } = await findUser(db, signedIn(request).id);
      return ok(toUserResponse(user, points, await yuanPerPoint(db)));
    },
  );

  app.post(
    '/user',
    {
      config,
      schema: { summary: 'Change nickname or portrait', body: profileBody, response: okSchema(z.string().nullable()) },
    },
    async (request) => {
      const { nickname, portrait } = request.body;
      if (!nickname && !portrait) throw refuse('user.nothing_to_save');
      const change = { ...(nickname ? { nickname } : {}), ...(portrait ? { portrait } : {}) };
      return ok(await changeProfile(db, signedIn(request).id, change));
    },
  );

  app.post(
    '/user/notification',
    {
      config,
      schema: { summary: 'Choose how to be notified', body: notificationBody, response: okSchema(z.string()) },
    },
    async (request) => {
      await changeNotifications(db, signedIn(request).id, request.body.notification);
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.get(
    '/user/closing',
    {
      config,
      schema: {
        summary: 'What keeps the account from being closed, and what would be lost with it',
        response: okSchema(closingResponse),
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const [blockers, losses] = [await findBlockers(db, id), await findLosses(db, id, now())];
      return ok(toClosing(blockers, losses, { lang: request.lang, yuanPerPoint: await yuanPerPoint(db) }));
    },
  );

  app.post(
    '/cancel',
    { config, schema: { summary: 'Close the account', body: closeBody, response: okSchema(z.string()) } },
    async (request, reply) => {
      const customer = signedIn(request);
      if (proofLeft(customer, now()) === 0) {
        const { user } = await findUser(db, customer.id);
        await consumeCode(db, user.cellphone ?? user.uuid, request.body.code ?? '', now());
      }
      const file = await findExport(db, customer.id);
      await closeAccount(db, customer.id, now());
      // What is left when this fails goes with the hourly clean-up.
      if (file) await removeFile(exportsFolder(settings), file.uuid).catch(() => undefined);
      endsTokens(reply);
      return ok(confirmationText('accountClosed', request.lang));
    },
  );
};

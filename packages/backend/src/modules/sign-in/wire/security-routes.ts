import { networkOf } from '@jishi/http-limits/network-of';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { endsTokens } from '../../../kernel/http/token-responses.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { cellphone } from '../../../kernel/wire/inputs.ts';
import { assertFresh } from '../../credentials/fresh-proof.ts';
import { findUser } from '../../customers/customer-records.ts';
import { changeCellphone, changePassword, resetPassword } from '../change-password.ts';
import { newPassword } from '../new-password.ts';
import { changePasswordBody, resetBody } from './inputs.ts';

const PER_MINUTE = 30;
const numberBody = z.object({ cellphone: cellphone(), code: resetBody.shape.code });

/** findPassword, amendPassword, changeCellphone. A new password ends every sign-in. */
export const securityRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const response = okSchema(z.string());
  const limited = { preHandler: tightLimit(app, PER_MINUTE, (request) => `security:${networkOf(request.ip)}`) };
  const login = { ...limited, config: { access: 'login' } } as const;

  app.post(
    '/findPassword',
    { ...limited, schema: { summary: 'Set a new password by code', body: resetBody, response } },
    async (request) => {
      const { cellphone, code } = request.body;
      const password = await newPassword(shop.db, request.body, cellphone);
      await resetPassword(shop, request, { cellphone, code: code ?? '', password });
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.post(
    '/amendPassword',
    { ...login, schema: { summary: 'Change the password, or set the first one', body: changePasswordBody, response } },
    async (request, reply) => {
      const customer = signedIn(request);
      const { user } = await findUser(shop.db, customer.id);
      const { nowPassword, keep_device: keepDevice } = request.body;
      if (user.password !== null && !nowPassword) throw refuse('password.current_missing');
      const password = await newPassword(shop.db, request.body, user.cellphone);
      await changePassword(shop, request, customer, { current: nowPassword ?? null, password, keepDevice });
      if (!keepDevice) endsTokens(reply);
      return ok(confirmationText('saved', request.lang));
    },
  );

  app.post(
    '/changeCellphone',
    { ...login, schema: { summary: 'Move the account to another phone number', body: numberBody, response } },
    async (request) => {
      const { cellphone, code } = request.body;
      const customer = signedIn(request);
      assertFresh(customer, shop.now());
      await changeCellphone(shop, customer, { cellphone, code: code ?? '' });
      return ok(confirmationText('saved', request.lang));
    },
  );
};

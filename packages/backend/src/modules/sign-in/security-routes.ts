import { z } from 'zod';
import { signedIn } from '../../plugins/access.ts';
import { tightLimit } from '../../plugins/limits.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { answerText } from '../../texts/answers.ts';
import { ok, okSchema } from '../../wire/envelope.ts';
import { cellphone } from '../../wire/inputs.ts';
import { changeCellphone, changePassword, resetPassword } from './change-password.ts';
import { changePasswordBody, newPassword, resetBody } from './inputs.ts';
import { Passwords } from './passwords.ts';

const PER_MINUTE = 30;
const numberBody = z.object({ cellphone: cellphone(), code: resetBody.shape.code });

/** `api.md` 3: findPassword, amendPassword, changeCellphone. A new password ends every sign-in. */
export const securityRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const passwords = new Passwords();
  const response = okSchema(z.string());
  const limited = { preHandler: tightLimit(app, PER_MINUTE, (request) => `security:${request.ip}`) };
  const login = { ...limited, config: { access: 'login' } } as const;

  app.post(
    '/findPassword',
    { ...limited, schema: { summary: 'Set a new password by code', body: resetBody, response } },
    async (request) => {
      const { cellphone, code } = request.body;
      const password = newPassword(request.body);
      await resetPassword(shop, passwords, { cellphone, code: code ?? '', password });
      return ok(answerText('saved', request.lang));
    },
  );

  app.post(
    '/amendPassword',
    { ...login, schema: { summary: 'Change the password', body: changePasswordBody, response } },
    async (request) => {
      const password = newPassword(request.body);
      await changePassword(shop, passwords, signedIn(request), { current: request.body.nowPassword, password });
      return ok(answerText('saved', request.lang));
    },
  );

  app.post(
    '/changeCellphone',
    { ...login, schema: { summary: 'Move the account to another phone number', body: numberBody, response } },
    async (request) => {
      const { cellphone, code } = request.body;
      await changeCellphone(shop, signedIn(request), { cellphone, code: code ?? '' });
      return ok(answerText('saved', request.lang));
    },
  );
};

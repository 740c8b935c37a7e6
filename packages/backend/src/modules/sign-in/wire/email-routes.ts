import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { textValue } from '../../../kernel/wire/inputs.ts';
import { assertFresh } from '../../credentials/fresh-proof.ts';
import { sentCodeResponse, toSentCode } from '../../credentials/wire/responses.ts';
import { bindEmail, sendEmailCode } from '../email.ts';

/** Calls a minute, per customer: nobody fills strangers' mailboxes from here. */
const PER_MINUTE = 10;

const email = textValue('email.missing').pipe(z.email('email.format').max(255, 'email.format'));
const codeBody = z.object({ email, oldEmail: textValue().nullish() });
const bindBody = codeBody.extend({ code: textValue().nullish() });

/** emailCode, verifyEmail. */
export const emailRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const login = {
    config: { access: 'login' },
    preHandler: tightLimit(app, PER_MINUTE, (request) => `email:${signedIn(request).id}`),
  } as const;

  app.post(
    '/emailCode',
    {
      ...login,
      schema: {
        summary: 'Send a code to a mailbox',
        description: 'Answers a text; in demo mode, where nothing is sent, the code.',
        body: codeBody,
        response: okSchema(sentCodeResponse),
      },
    },
    async (request) => {
      const { email, oldEmail } = request.body;
      const wanted = { userId: signedIn(request).id, email, oldEmail: oldEmail ?? null };
      return ok(toSentCode(await sendEmailCode(shop, request, wanted, request.lang), request.lang));
    },
  );

  app.post(
    '/verifyEmail',
    { ...login, schema: { summary: 'Bind a mailbox by its code', body: bindBody, response: okSchema(z.string()) } },
    async (request) => {
      const { email, oldEmail, code } = request.body;
      const customer = signedIn(request);
      assertFresh(customer, shop.now());
      await bindEmail(shop, customer, { email, oldEmail: oldEmail ?? null }, code ?? '');
      return ok(confirmationText('saved', request.lang));
    },
  );
};

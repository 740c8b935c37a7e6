import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/limits.ts';
import { answerText } from '../../../kernel/texts/answers.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { textValue } from '../../../kernel/wire/inputs.ts';
import { assertFresh } from '../../credentials/fresh-proof.ts';
import { sentCodeAnswer, toSentCode } from '../../credentials/wire/answers.ts';
import { bindEmail, sendEmailCode } from '../email.ts';

/** Calls a minute, per customer: nobody fills strangers' mailboxes from here. */
const PER_MINUTE = 10;

const email = textValue('email.missing').pipe(z.email('email.format').max(255, 'email.format'));
const codeBody = z.object({ email, oldEmail: textValue().nullish() });
const bindBody = codeBody.extend({ code: textValue().nullish() });

/** `api.md` 3: emailCode, verifyEmail. */
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
        response: okSchema(sentCodeAnswer),
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
      return ok(answerText('saved', request.lang));
    },
  );
};

import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { shopOrigin } from '../../../kernel/http/origin.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { keepProof, proofLeft } from '../../credentials/fresh-proof.ts';
import { sentCodeResponse, toSentCode } from '../../credentials/wire/responses.ts';
import { checkProof, sendProofCode, waysOf } from '../proofs.ts';
import { proofBody, proofCodeBody } from './proof-inputs.ts';

/** Calls a minute, per customer: nobody guesses a password from a device that was left open. */
const PER_MINUTE = 10;

const proofResponse = z.object({
  /** Seconds for which the last proof counts; 0: it has to be given anew. */
  seconds_left: z.int(),
  ways: z.array(z.enum(['passkey', 'password', 'cellphone', 'email'])),
});

/**
 * Extension: a customer who is signed in proves once more who they are. Changing number or mailbox, adding a passkey and closing the
 * account need a proof, or a sign-in, of the last ten minutes; so does a first password; changing one takes the current one or a code.
 */
export const proofRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const login = {
    config: { access: 'login' },
    preHandler: tightLimit(app, PER_MINUTE, (request) => `proof:${signedIn(request).id}`),
  } as const;

  app.get(
    '/user/proof',
    {
      config: { access: 'login' },
      schema: { summary: 'Whether a proof is needed, and how it can be given', response: okSchema(proofResponse) },
    },
    async (request) => {
      const customer = signedIn(request);
      const secondsLeft = Math.ceil(proofLeft(customer, shop.now()) / 1000);
      return ok({ seconds_left: secondsLeft, ways: await waysOf(shop, customer) });
    },
  );

  app.post(
    '/user/proof/code',
    {
      ...login,
      schema: {
        summary: 'Send a code to one’s own number or mailbox',
        description: 'Answers a text; in demo mode, where nothing is sent, the code.',
        body: proofCodeBody,
        response: okSchema(sentCodeResponse),
      },
    },
    async (request) => {
      const wanted = { by: request.body.by, lang: request.lang };
      return ok(toSentCode(await sendProofCode(shop, request, signedIn(request), wanted), request.lang));
    },
  );

  app.post(
    '/user/proof',
    { ...login, schema: { summary: 'Prove who one is', body: proofBody, response: okSchema(z.string()) } },
    async (request) => {
      const customer = signedIn(request);
      await checkProof(shop, request, customer, { origin: shopOrigin(request, shop.config), given: request.body });
      await keepProof(shop, customer);
      return ok(confirmationText('proved', request.lang));
    },
  );
};

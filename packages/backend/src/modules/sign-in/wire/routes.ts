import { networkOf } from '@jishi/http-limits/network-of';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { notSignedIn, signedIn } from '../../../kernel/http/access.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { endsTokens } from '../../../kernel/http/token-responses.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { isLang } from '../../../kernel/texts/languages.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { logCall } from '../../credentials/accounts.ts';
import { callOf } from '../../credentials/device.ts';
import { registerWithPassword, signInByCode, signInByPassword } from '../../credentials/sign-in.ts';
import { endSession, rotateTokens } from '../../credentials/tokens.ts';
import {
  refreshResponse,
  sentCodeResponse,
  signInResponse,
  toRefreshResponse,
  toSentCode,
  toSignInResponse,
} from '../../credentials/wire/responses.ts';
import { newPassword } from '../new-password.ts';
import { sendPhoneCode, toPurpose } from '../phone-code.ts';
import { codeBody, loginBody, refreshBody, registerBody } from './inputs.ts';

/**
 * The limit of login attempts, against brute force and credential stuffing; those of codes stand in `send-code.ts`. Calls a minute:
 * per address, so that one crowded network still works (a company whose people all come for one flash sale, behind one address),
 * and per phone number. At four a second an address has a tenth of two cores.
 */
const PER_ADDRESS = 240;
const PER_NUMBER = 20;

/** register, login, refreshToken, logout, cellphoneCode. */
export const signInRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const limitAddress = tightLimit(app, PER_ADDRESS, (request) => `sign-in:${networkOf(request.ip)}`);
  const limitNumber = tightLimit(app, PER_NUMBER, (request) => `sign-in:${numberOf(request.body)}`);
  const limited = { preHandler: [limitAddress, limitNumber] };

  app.post(
    '/register',
    {
      ...limited,
      schema: {
        summary: 'Sign in or up by code, or sign up with a password',
        body: registerBody,
        response: okSchema(z.union([signInResponse, z.string()])),
      },
    },
    async (request) => {
      const { cellphone, platform, lang } = request.body;
      const input = { cellphone, code: request.body.code ?? '', lang: isLang(lang) ? lang : request.lang };
      if (request.body.password || request.body.rPassword) {
        const password = await newPassword(shop.db, request.body, cellphone);
        await registerWithPassword(shop, request, { ...input, password });
        return ok(confirmationText('registered', request.lang));
      }
      const { tokens, account } = await signInByCode(shop, request, { ...input, platform: platform ?? 'pc' });
      return ok(toSignInResponse(tokens, account));
    },
  );

  app.post(
    '/login',
    { ...limited, schema: { summary: 'Sign in with a password', body: loginBody, response: okSchema(signInResponse) } },
    async (request) => {
      const input = { ...request.body, platform: request.body.platform ?? 'pc' };
      const { tokens, account } = await signInByPassword(shop, request, input);
      return ok(toSignInResponse(tokens, account));
    },
  );

  app.post(
    '/refreshToken',
    {
      config: { access: 'open' },
      schema: {
        summary: 'Exchange a refresh token for a new pair',
        body: refreshBody,
        response: okSchema(refreshResponse),
      },
    },
    async (request) => {
      const token = request.body.refresh_token;
      const tokens = token ? await rotateTokens(shop.db, token, shop.now()) : null;
      if (!tokens) throw refuse('auth.refresh_invalid');
      return ok(toRefreshResponse(tokens));
    },
  );

  app.post(
    '/logout',
    { config: { access: 'login' }, schema: { summary: 'Sign this device out', response: okSchema(z.string()) } },
    async (request, reply) => {
      const customer = signedIn(request);
      await endSession(shop.db, customer.familyId, shop.now());
      await logCall(shop.db, customer.id, callOf(request));
      endsTokens(reply);
      return ok(confirmationText('signedOut', request.lang));
    },
  );

  app.post(
    '/cellphoneCode',
    {
      ...limited,
      config: { access: 'optional' },
      schema: {
        summary: 'Send a code to a phone number',
        body: codeBody,
        description: 'Answers a text; in demo mode, where nothing is sent, the code.',
        response: okSchema(sentCodeResponse),
      },
    },
    async (request) => {
      const purpose = toPurpose(request.body.state);
      if (purpose === 'new-number' && !request.customer) throw notSignedIn(request);
      const { cellphone } = request.body;
      const wanted = { cellphone, purpose, customerId: request.customer?.id ?? null, lang: request.lang };
      return ok(toSentCode(await sendPhoneCode(shop, request, wanted), request.lang));
    },
  );
};

function numberOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'cellphone' in body ? String(body.cellphone) : '';
}

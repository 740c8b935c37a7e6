import { networkOf } from '@jishi/http-limits/network-of';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { shopOrigin } from '../../../kernel/http/origin.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { assertUsable } from '../../credentials/accounts.ts';
import { addressOf } from '../../credentials/device.ts';
import { openSession } from '../../credentials/sign-in.ts';
import { signInResponse, toSignInResponse } from '../../credentials/wire/responses.ts';
import { type Asking, answerQr, makeQrLogin, QR_SECONDS, qrState, scanQr, spendQr } from '../qr-logins.ts';
import { qrPicture } from '../qr-picture.ts';
import { scanOutcomes, toWireState } from '../qr-wire.ts';

/** New codes a minute, per address. Asking for the state is under the general limit: browsers do so every two seconds. */
const PER_MINUTE = 60;
const MAX_USER_AGENT = 300;

const body = z.object({ uuid: z.uuid('qr.illegal') });
const codeResponse = okSchema(z.object({ code: z.string(), expires_in: z.int(), uuid: z.uuid() }));
const stateResponse = okSchema(z.object({ state: z.int() }));
const scanResponse = okSchema(
  z.object({
    state: z.int(),
    device: z
      .object({ user_agent: z.string().nullable(), ip: z.string().nullable(), created_at: z.string() })
      .nullable(),
    expires_in: z.int(),
  }),
);
const tokensResponse = okSchema(signInResponse.extend({ portrait: z.string().nullable() }));
const textResponse = okSchema(z.string());

const askingOf = (request: FastifyRequest): Asking => ({
  userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
  ip: addressOf(request),
});

/** QR sign-in: a browser shows a code, a phone that is signed in scans it and agrees. */
export const qrRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, now, times } = shop;
  const limited = { preHandler: tightLimit(app, PER_MINUTE, (request) => `qr:${networkOf(request.ip)}`) };
  const login = { access: 'login' } as const;

  app.get(
    '/sweepLogin',
    { ...limited, schema: { summary: 'A code to sign in with a phone', response: codeResponse } },
    async (request) => {
      const uuid = await makeQrLogin(db, askingOf(request), now());
      const code = qrPicture(`${shopOrigin(request, shop.config)}/pass/scan?uuid=${uuid}`);
      return ok({ code, expires_in: QR_SECONDS, uuid });
    },
  );

  app.post(
    '/sweepLogin/verify',
    { schema: { summary: 'What has become of a code', body, response: stateResponse } },
    async (request) => ok({ state: toWireState(await qrState(db, request.body.uuid, now())) }),
  );

  app.post(
    '/sweepLogin',
    { ...limited, schema: { summary: 'Sign in with a granted code', body, response: tokensResponse } },
    async (request) => {
      const account = await spendQr(db, request.body.uuid, now());
      assertUsable(account);
      const { tokens } = await openSession(shop, request, account, 'pc');
      return ok({ ...toSignInResponse(tokens, account), portrait: account.portrait });
    },
  );

  app.post(
    '/sweepLogin/success',
    {
      config: login,
      schema: {
        summary: 'A phone has scanned a code',
        description:
          'To the first who scans it: which browser shows the code, and for how many seconds it can be granted.',
        body,
        response: scanResponse,
      },
    },
    async (request) => {
      const { outcome, asking } = await scanQr(db, request.body.uuid, signedIn(request).id, now());
      const state = scanOutcomes[outcome];
      if (!asking) return ok({ state, device: null, expires_in: 0 });
      const { userAgent: user_agent, ip, createdAt, expiresAt } = asking;
      const device = { user_agent, ip, created_at: times.text(createdAt) };
      return ok({ state, device, expires_in: Math.ceil((expiresAt.getTime() - now().getTime()) / 1000) });
    },
  );

  for (const { path, summary, answer: response } of [
    { path: 'authorization', summary: 'Agree to the sign-in of a scanned code', answer: 'granted' },
    { path: 'refuse', summary: 'Refuse the sign-in of a scanned code', answer: 'refused' },
  ] as const) {
    app.post(
      `/sweepLogin/${path}`,
      { config: login, schema: { summary, body, response: textResponse } },
      async (request) => {
        await answerQr(db, request.body.uuid, signedIn(request), response, now());
        return ok(confirmationText('saved', request.lang));
      },
    );
  }
};

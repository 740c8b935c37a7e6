import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShopPlugin } from '../../kernel/context/shop-app.ts';
import { isLang, type Lang, pickText } from '../../kernel/texts/languages.ts';
import { spokenTime } from '../../kernel/texts/spoken-time.ts';
import { platformName } from '../../modules/payments/online-names.ts';
import { cashierPage } from './cashier-page.ts';
import { cashierStyle } from './cashier-style.ts';
import { CASHIER_PATH, GATEWAY_PATH } from './paths.ts';
import { Sandbox } from './sandbox.ts';
import { closeTrade, findTradeByToken, payTrade, type Trade } from './trades.ts';

const params = z.object({ token: z.uuid('record.missing') });
const query = z.object({ lang: z.string().optional().catch(undefined) });
const decision = z.object({ decision: z.enum(['pay', 'refuse']) });
/** Nothing but our own style; forms lead back here. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The sandbox cashier, in demo mode only: without it none of these addresses exist. */
export const sandboxRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  if (!shop.config.demo) return;
  const sandbox = new Sandbox(shop.db, shop.now);
  const config = { access: 'open' } as const;

  app.get(`${CASHIER_PATH}.css`, { config }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(cashierStyle),
  );

  // Where Alipay's page would be: the shopper is sent here with what the shop signed.
  app.get(GATEWAY_PATH, { config }, async (request, reply) => {
    const signed = Object.fromEntries(new URL(request.url, 'http://any').searchParams);
    const trade = await sandbox.openAlipayPage(signed);
    if (!trade) return show(request, reply, null, 400);
    return reply.header('cache-control', 'no-store').redirect(`${CASHIER_PATH}/${trade.token}`, 303);
  });

  app.get(`${CASHIER_PATH}/:token`, { config, schema: { params, querystring: query } }, async (request, reply) => {
    const trade = await findTradeByToken(shop.db, request.params.token);
    return show(request, reply, trade, trade ? 200 : 404);
  });

  app.post(
    `${CASHIER_PATH}/:token`,
    { config, schema: { params, querystring: query, body: decision } },
    async (request, reply) => {
      const trade = await findTradeByToken(shop.db, request.params.token);
      if (!trade) return show(request, reply, null, 404);
      const isPaid = request.body.decision === 'pay';
      const changed = isPaid ? await payTrade(shop.db, trade.id, shop.now()) : await closeTrade(shop.db, trade.id);
      if (changed) await tell(changed, request);
      const target = (changed && trade.returnUrl) ?? `${CASHIER_PATH}/${trade.token}?lang=${languageOf(request)}`;
      return reply.header('cache-control', 'no-store').redirect(target, 303);
    },
  );

  /** The notice goes the way every notice goes: to the door the shop named, and in by it. */
  async function tell(trade: Trade, request: FastifyRequest): Promise<void> {
    const { headers, body } = await sandbox.noticeOf(trade);
    const response = await app.inject({
      method: 'POST',
      url: new URL(trade.notifyUrl).pathname,
      headers,
      payload: body,
    });
    const { number, platform } = trade;
    request.log.info({ platform, number, status: response.statusCode }, 'the sandbox told the shop');
  }

  function show(request: FastifyRequest, reply: FastifyReply, trade: Trade | null, status: number): FastifyReply {
    const lang = languageOf(request);
    const path = trade ? `${CASHIER_PATH}/${trade.token}` : CASHIER_PATH;
    const until = trade ? spokenTime(shop.times.text(trade.expiresAt), lang) : '';
    const way = trade ? pickText(platformName(trade.platform), lang) : '';
    return reply
      .code(status)
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(cashierPage({ lang, trade, now: shop.now(), until, way, path }));
  }
};

/** As chosen on the page, else as the browser prefers, else Chinese. */
function languageOf(request: FastifyRequest): Lang {
  const { lang } = request.query as { lang?: unknown };
  if (isLang(lang)) return lang;
  const first = (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return isLang(first) ? first : 'zh';
}

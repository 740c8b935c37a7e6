import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { shopOrigin } from '../../../kernel/http/origin.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import type { PaymentStart, Platform } from '../../payment-attempts/payment-provider.ts';
import { startPayment } from '../start-payment.ts';

const body = z.object({
  id: idValue('pay.arguments'),
  type: z.unknown(),
  platform: z.unknown(),
  trade_type: z.unknown().optional(),
});

/** `code_url` is what the QR code says, `pay_url` a page to go to; the other one is empty. */
const response = z.object({
  result: z.literal('ok'),
  number: z.string(),
  code_url: z.string(),
  pay_url: z.string(),
  mweb_url: z.string(),
  msg: z.object({}),
});

/** What each platform can do here; the original knows further types for phones. */
const tradeTypes: Readonly<Record<Platform, string>> = { weixin: 'NATIVE', alipay: 'PAGE' };
const phoneTypes = ['JSAPI', 'MWEB', 'APP'];

/** `POST unifiedPayment`: begins, or goes on with, an online payment. */
export const onlinePaymentRoutes: ShopPlugin = async (app) => {
  const { shop } = app;

  app.post(
    '/unifiedPayment',
    {
      config: { access: 'login' },
      schema: {
        summary: 'Start an online payment',
        description:
          'WeChat Pay by QR code (platform weixin, trade_type NATIVE) or Alipay on its page (alipay, PAGE). An open payment of the same order goes on.',
        body,
        response: okSchema(response),
      },
    },
    async (request) => {
      const { id: orderId, type, platform, trade_type } = request.body;
      const wanted = platformOf(platform);
      if (type !== 'goodsIndent' || wanted === null) throw refuse('param.missing');
      const tradeType = trade_type ?? tradeTypes[wanted];
      if (phoneTypes.includes(String(tradeType))) throw refuse('pay.unavailable');
      if (tradeType !== tradeTypes[wanted]) throw refuse('param.missing');
      const origin = shopOrigin(request, shop.config);
      const wish = { userId: signedIn(request).id, orderId, platform: wanted, lang: request.lang, origin };
      const { number, start } = await startPayment(shop, request.log, wish);
      return ok({ result: 'ok' as const, number, ...addresses(start), mweb_url: '', msg: {} });
    },
  );
};

function platformOf(value: unknown): Platform | null {
  return value === 'weixin' || value === 'alipay' ? value : null;
}

function addresses(start: PaymentStart): { code_url: string; pay_url: string } {
  return start.kind === 'qr' ? { code_url: start.content, pay_url: '' } : { code_url: '', pay_url: start.url };
}

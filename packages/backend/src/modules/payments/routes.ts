import { z } from 'zod';
import { signedIn } from '../../plugins/access.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { refuse } from '../../shop-error.ts';
import { answerText } from '../../texts/answers.ts';
import { ok, okSchema } from '../../wire/envelope.ts';
import { idValue } from '../../wire/inputs.ts';
import { findOrder } from '../orders/order-records.ts';
import { idempotencyKey, once } from './idempotency.ts';
import { payByBalance } from './pay-by-balance.ts';

const config = { access: 'login' } as const;
const body = z.object({ id: idValue('pay.arguments') });
const platforms = ['weixin', 'alipay'];

/** `api.md` 9: payment from the balance. */
export const paymentRoutes: ShopPlugin = async (app) => {
  const { shop } = app;

  app.post(
    '/balancePay',
    { config, schema: { summary: 'Pay an order from the balance', body, response: okSchema(z.string()) } },
    async (request) => {
      const { id: userId } = signedIn(request);
      const attempt = { userId, key: idempotencyKey(request), route: 'balancePay', body: request.body };
      await once(shop.db, attempt, async (tx) => {
        await payByBalance(tx, shop, userId, request.body.id);
        return null;
      });
      return ok(answerText('paid', request.lang));
    },
  );

  // No provider is set up: a sound request is told so, an unsound one what is wrong with it.
  const onlineBody = body.extend({ type: z.unknown(), platform: z.unknown() });
  app.post(
    '/unifiedPayment',
    {
      config,
      schema: {
        summary: 'Start an online payment',
        description: 'No provider can be set up yet: a sound request is refused as unavailable.',
        body: onlineBody,
      },
    },
    async (request) => {
      const { id, type, platform } = request.body;
      if (type !== 'goodsIndent' || !platforms.includes(String(platform))) throw refuse('param.missing');
      if (!(await findOrder(shop.db, signedIn(request).id, id))) throw refuse('record.missing');
      throw refuse('pay.unavailable');
    },
  );
};

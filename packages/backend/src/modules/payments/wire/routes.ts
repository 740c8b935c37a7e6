import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { idempotencyKey, once } from '../../../kernel/http/idempotency.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import { payByBalance } from '../pay-by-balance.ts';
import { followPaymentRoutes } from './follow-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { onlinePaymentRoutes } from './online-routes.ts';

const config = { access: 'login' } as const;
const body = z.object({ id: idValue('pay.arguments') });

/** Payment from the balance and online, and the door of the providers. */
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
      return ok(confirmationText('paid', request.lang));
    },
  );
  app.register(onlinePaymentRoutes);
  app.register(followPaymentRoutes);
  app.register(noticeRoutes);
};

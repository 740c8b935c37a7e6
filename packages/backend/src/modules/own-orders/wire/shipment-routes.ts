import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { idempotencyKey, once } from '../../../kernel/http/idempotency.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { extendReceipt } from '../extend-receipt.ts';
import { remindShop } from '../remind-shop.ts';

const config = { access: 'login' } as const;

/** `POST goodIndent/remind|extend/{id}`; ours, the original leaves both to a call. */
export const orderShipmentRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, times } = shop;

  app.post(
    '/goodIndent/remind/:id',
    { config, schema: { summary: 'Remind the shop to send', params: idParams, response: okSchema(z.string()) } },
    async (request) => {
      const { id: userId } = signedIn(request);
      const { id } = request.params;
      const attempt = { userId, key: idempotencyKey(request), route: `goodIndent/remind/${id}`, body: null };
      await once(db, attempt, async (tx) => {
        await remindShop(tx, shop, userId, id);
        return true;
      });
      return ok(confirmationText('reminded', request.lang));
    },
  );

  app.post(
    '/goodIndent/extend/:id',
    {
      config,
      schema: {
        summary: 'Put the automatic receipt off, once',
        params: idParams,
        response: okSchema(z.object({ receiving_time: z.string() })),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const { id } = request.params;
      const attempt = { userId, key: idempotencyKey(request), route: `goodIndent/extend/${id}`, body: null };
      const until = await once(db, attempt, async (tx) => times.text(await extendReceipt(tx, shop, userId, id)));
      return ok({ receiving_time: until });
    },
  );
};

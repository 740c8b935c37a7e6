import { z } from 'zod';
import type { ShopContext, ShopPlugin } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { type ConfirmationKey, confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { confirmReceipt } from '../../orders/receive-order.ts';
import { purgeOrder, restoreOrder } from '../bin/bin-actions.ts';
import { removeOrder } from '../remove-order.ts';

type Action = (tx: Tx, shop: ShopContext, userId: number, orderId: number) => Promise<void>;

const actions: readonly { path: string; answer: ConfirmationKey; summary: string; run: Action }[] = [
  {
    path: 'cancel',
    answer: 'cancelled',
    summary: 'Cancel an unpaid order',
    run: (tx, { now }, userId, id) => cancelOrder(tx, userId, id, now()),
  },
  { path: 'receipt', answer: 'received', summary: 'Confirm that an order has arrived', run: confirmReceipt },
  {
    path: 'destroy',
    answer: 'removed',
    summary: 'Hide an order that is over',
    run: (tx, { now }, userId, id) => removeOrder(tx, userId, id, now()),
  },
  {
    path: 'restore',
    answer: 'restored',
    summary: 'Bring an order back out of the bin',
    run: (tx, { now }, userId, id) => restoreOrder(tx, userId, id, now()),
  },
  {
    path: 'purge',
    answer: 'removed',
    summary: 'Remove an order in the bin for good',
    run: (tx, { now }, userId, id) => purgeOrder(tx, userId, id, now()),
  },
];

/** `POST goodIndent/cancel|receipt|destroy|restore|purge/{id}`. */
export const orderActionRoutes: ShopPlugin = async (app) => {
  const { shop } = app;

  for (const { path, answer: response, summary, run } of actions) {
    app.post(
      `/goodIndent/${path}/:id`,
      { config: { access: 'login' }, schema: { summary, params: idParams, response: okSchema(z.string()) } },
      async (request) => {
        const { id: userId } = signedIn(request);
        await shop.db.transaction((tx) => run(tx, shop, userId, request.params.id));
        return ok(confirmationText(response, request.lang));
      },
    );
  }
};

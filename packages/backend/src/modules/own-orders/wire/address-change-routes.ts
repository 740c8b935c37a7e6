import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { decimalNumber, idParams, idValue } from '../../../kernel/wire/inputs.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { payWays } from '../../../kernel/words/money.ts';
import { readBook } from '../../addresses/address-records.ts';
import { addressResponse, toWireAddress } from '../../addresses/wire/responses.ts';
import { findOrder } from '../../orders/order-records.ts';
import { locationSchema, toLocation } from '../../orders/wire/location-wire.ts';
import { changeObstacles } from '../address-change/address-rules.ts';
import { changeAddress } from '../address-change/change-address.ts';
import { choiceOf, readChange } from '../address-change/read-change.ts';

const config = { access: 'login' } as const;
const yuan = z.number().meta({ description: 'yuan' });

const offer = z.object({
  carriage: yuan,
  total: yuan,
  paid: z.boolean(),
  pay_way_code: z.int(),
  obstacle: z.enum(changeObstacles).nullable().meta({ description: 'null: it can be changed' }),
  good_location: locationSchema.nullable(),
  shippings: z.array(
    addressResponse.extend({
      carriage: yuan,
      difference: z.number().meta({ description: 'yuan more than now, below 0 less' }),
      current: z.boolean(),
      allowed: z.boolean().meta({ description: 'false: it was paid, and this address costs more' }),
    }),
  ),
});

const body = z.object({
  shipping_id: idValue('order.address_missing'),
  carriage: decimalNumber().meta({ description: 'the freight that was shown, in yuan' }),
});

/** Sending an order elsewhere before it is sent; ours, the original leaves it to the shop. */
export const addressChangeRoutes: ShopPlugin = async (app) => {
  const { shop } = app;
  const { db, now, times } = shop;

  app.get(
    '/goodIndent/address/:id',
    {
      config,
      schema: {
        summary: 'Where an order could go instead, and at what freight',
        params: idParams,
        response: okSchema(offer),
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const order = found(await findOrder(db, userId, request.params.id));
      const facts = await readChange(db, order, now());
      const choices = facts.obstacle ? [] : (await readBook(db, userId)).map((address) => choiceOf(facts, address));
      return ok({
        carriage: toYuan(order.shippingFee),
        total: toYuan(order.total),
        paid: order.payTime !== null,
        pay_way_code: payWays.numbers[order.payWay],
        obstacle: facts.obstacle,
        good_location: facts.location && toLocation(facts.location, times),
        shippings: choices.map(({ address, shippingFee: freight, difference, isCurrent, isDearer }) => ({
          ...toWireAddress(address, times),
          carriage: toYuan(freight),
          difference: toYuan(difference),
          current: isCurrent,
          allowed: !isDearer,
        })),
      });
    },
  );

  app.post(
    '/goodIndent/address/:id',
    {
      config,
      schema: { summary: 'Send an order elsewhere', params: idParams, body, response: okSchema(z.string()) },
    },
    async (request) => {
      const of = { userId: signedIn(request).id, orderId: request.params.id };
      const { shipping_id: addressId, carriage: shown } = request.body;
      await db.transaction((tx) => changeAddress(tx, shop, of, { addressId, shown }));
      return ok(confirmationText('saved', request.lang));
    },
  );
};

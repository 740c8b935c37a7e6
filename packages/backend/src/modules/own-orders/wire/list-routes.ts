import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { pageSchema, toPage } from '../../../kernel/wire/page.ts';
import type { OrderState } from '../../../kernel/words/orders.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { loadLines } from '../../orders/order-records.ts';
import { daysInBin } from '../../orders/order-settings.ts';
import { listLineSchema, toListLine } from '../../orders/wire/order-line-wire.ts';
import { orderFields, toOrderFields } from '../../orders/wire/order-wire.ts';
import { loadRefundsOfOrders, refundOfOrderFields } from '../../refunds/refund-of-order.ts';
import { addressChangeFields, toAddressChangeFields } from '../address-change/can-change.ts';
import { binFields, toBinFields } from '../bin/bin-list.ts';
import { countByState, listOrders, orderQuery } from '../order-list.ts';
import { countParcels, loadShipments, shipmentFields } from './shipment-wire.ts';

const config = { access: 'login' } as const;
const orderRow = z.object({
  ...orderFields,
  ...shipmentFields,
  parcels_count: z.int(),
  ...refundOfOrderFields,
  ...addressChangeFields,
  ...binFields,
  goods_list: z.array(listLineSchema),
});
const quantities = z.object({
  all: z.int(),
  obligation: z.int(),
  waitdeliver: z.int(),
  waitforreceiving: z.int(),
  remainEvaluated: z.int(),
});

/** `GET goodIndent` and `GET goodIndent/quantity`. */
export const orderListRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;

  app.get(
    '/goodIndent',
    {
      config,
      schema: { summary: 'Orders of the customer', querystring: orderQuery, response: okSchema(pageSchema(orderRow)) },
    },
    async (request) => {
      const wording = { lang: request.lang, times, now: now() };
      const days = await readSetting(db, daysInBin);
      const clock = { ...wording, daysInBin: days };
      const { rows, total } = await listOrders(db, signedIn(request).id, request.query, clock);
      const lines = await loadLines(
        db,
        rows.map((order) => order.id),
      );
      const products = await loadSaleProducts(
        db,
        lines.map((line) => line.productId),
      );
      const refundOf = await loadRefundsOfOrders(db, rows, lines, wording.now);
      const shipmentOf = await loadShipments(db, rows, wording);
      const parcels = await countParcels(
        db,
        rows.map((order) => order.id),
      );
      const linesOf = Map.groupBy(lines, (line) => line.orderId);
      const page = rows.map((order) => ({
        ...toOrderFields(order, wording),
        ...shipmentOf(order),
        parcels_count: parcels.get(order.id) ?? 0,
        ...refundOf(order),
        ...toAddressChangeFields(order, linesOf.get(order.id) ?? [], refundOf(order), wording.now),
        ...toBinFields(order, days, times),
        goods_list: (linesOf.get(order.id) ?? []).map((line) => {
          const product = products.get(line.productId);
          return toListLine(line, product && !product.isDeleted ? product : null, wording);
        }),
      }));
      return ok(toPage(request, request.query, page, total));
    },
  );

  app.get(
    '/goodIndent/quantity',
    { config, schema: { summary: 'Number of orders per state', response: okSchema(quantities) } },
    async (request) => {
      const counts = await countByState(db, signedIn(request).id, now());
      const of = (state: OrderState) => counts.get(state) ?? 0;
      return ok({
        all: [...counts.values()].reduce((sum, total) => sum + total, 0),
        obligation: of('awaiting-payment'),
        waitdeliver: of('awaiting-shipment'),
        waitforreceiving: of('shipped'),
        remainEvaluated: of('awaiting-review'),
      });
    },
  );
};

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { users } from '../../../kernel/db/schema/index.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams } from '../../../kernel/wire/inputs.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { countdown } from '../../orders/countdown.ts';
import { findOrder, loadLines } from '../../orders/order-records.ts';
import { unsentByPost } from '../../orders/unsent-pieces.ts';
import { codeSchema, courierSchema, loadCodes, loadCourier, trackingSchema } from '../../orders/wire/delivery-wire.ts';
import { loadLocation, locationSchema } from '../../orders/wire/location-wire.ts';
import { lineFields, payLineSchema, toLineFields, toPayLine, variantOf } from '../../orders/wire/order-line-wire.ts';
import { orderFields, toOrderFields } from '../../orders/wire/order-wire.ts';
import { loadRefundsOfOrders, refundOfOrderFields } from '../../refunds/refund-of-order.ts';
import { addressChangeFields, toAddressChangeFields } from '../address-change/can-change.ts';
import { binFields } from '../bin/bin-list.ts';
import { detailProductSchema, loadDetailProducts } from './detail-product.ts';
import { expectedFields, loadExpected } from './expected-wire.ts';
import { drawSchema, loadDraw } from './order-draw-wire.ts';
import { loadWay, parcelSchema } from './parcel-wire.ts';
import { loadShipments, shipmentFields } from './shipment-wire.ts';

const config = { access: 'login' } as const;

/** `GET goodIndent/detail/{id}`: `coupon_money` in cents, `integralPrice` (points discount) in yuan. */
const detail = z.object({
  ...orderFields,
  integralPrice: z.number(),
  integral_draw_log: drawSchema.nullable(),
  goods_list: z.array(z.object({ ...lineFields, good: detailProductSchema.nullable() })),
  good_location: locationSchema.nullable(),
  good_code: z.array(codeSchema),
  dhl: courierSchema.nullable(),
  tracking: z.array(trackingSchema),
  parcels: z.array(parcelSchema),
  unsent: z.int().meta({ description: 'pieces that wait to be sent by post' }),
  gift_note: z
    .string()
    .nullable()
    .meta({ description: 'words on the tag of a present, empty for one without; null: it is none' }),
  extended_days: z.int().meta({ description: 'days the automatic receipt was put off by' }),
  ...expectedFields,
  ...shipmentFields,
  ...refundOfOrderFields,
  ...addressChangeFields,
  ...binFields,
  download: z.literal(true).optional(),
});

/** `GET goodIndent/pay/{id}`: what the payment page shows. `overtime_time` in seconds, also below nought. */
const payment = z.object({
  id: z.int(),
  total: z.number(),
  user_id: z.int(),
  state: z.int(),
  state_show: z.string(),
  overtime: z.string().nullable(),
  identification: z.string(),
  type: z.string(),
  type_code: z.int(),
  day: z.int(),
  hour: z.int(),
  minute: z.int(),
  second: z.int(),
  overtime_time: z.int(),
  server_time: z.string(),
  goods_list: z.array(payLineSchema),
  user: z.object({ id: z.int(), money: z.number(), gender_show: z.null(), state_show: z.null() }),
  good_location: locationSchema.nullable(),
});

export const orderDetailRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;

  app.get(
    '/goodIndent/detail/:id',
    { config, schema: { summary: 'One order', params: idParams, response: okSchema(detail) } },
    async (request) => {
      const wording = { lang: request.lang, times, now: now() };
      const order = found(await findOrder(db, signedIn(request).id, request.params.id));
      const lines = await loadLines(db, [order.id]);
      const productIds = lines.map((line) => line.productId);
      const products = await loadSaleProducts(db, productIds);
      const pages = await loadDetailProducts(db, productIds, wording);
      const refundOf = await loadRefundsOfOrders(db, [order], lines, wording.now);
      const shipmentOf = await loadShipments(db, [order], wording);
      const hasDownload = lines.some((line) => line.productType === 'download');
      const location = await loadLocation(db, order.id, times);
      return ok({
        ...toOrderFields(order, wording),
        integralPrice: toYuan(order.pointsMoney),
        integral_draw_log: await loadDraw(db, order.id, wording),
        goods_list: lines.map((line) => ({
          ...toLineFields(line, variantOf(line, products.get(line.productId) ?? null), toYuan, wording),
          good: pages.get(line.productId) ?? null,
        })),
        good_location: location,
        good_code: await loadCodes(db, order.id, wording),
        dhl: await loadCourier(db, order, wording),
        ...(await loadWay(db, order, wording)),
        unsent: order.state === 'awaiting-shipment' ? unsentByPost(lines) : 0,
        gift_note: order.giftNote,
        extended_days: order.receiptExtendedDays,
        ...(await loadExpected(db, order, location?.address ?? null, wording)),
        ...shipmentOf(order),
        ...refundOf(order),
        ...toAddressChangeFields(order, lines, refundOf(order), wording.now),
        bin_until: null,
        ...(hasDownload ? { download: true as const } : {}),
      });
    },
  );

  app.get(
    '/goodIndent/pay/:id',
    {
      config,
      schema: { summary: 'What the payment page shows of an order', params: idParams, response: okSchema(payment) },
    },
    async (request) => {
      const wording = { lang: request.lang, times, now: now() };
      const { id: userId } = signedIn(request);
      const order = found(await findOrder(db, userId, request.params.id));
      const { id, total, user_id, state, state_show, overtime, identification, type, type_code } = toOrderFields(
        order,
        wording,
      );
      const lines = await loadLines(db, [order.id]);
      const products = await loadSaleProducts(
        db,
        lines.map((line) => line.productId),
      );
      const { seconds, ...parts } = countdown(order.overtime ?? wording.now, wording.now);
      const [user] = await db.select({ money: users.money }).from(users).where(eq(users.id, userId));
      return ok({
        ...{ id, total, user_id, state, state_show, overtime, identification, type, type_code },
        ...parts,
        overtime_time: seconds,
        server_time: times.text(wording.now),
        goods_list: lines.map((line) => toPayLine(line, products.get(line.productId) ?? null, wording)),
        user: { id: userId, money: toYuan(user?.money ?? 0), gender_show: null, state_show: null },
        good_location: await loadLocation(db, order.id, times),
      });
    },
  );
};

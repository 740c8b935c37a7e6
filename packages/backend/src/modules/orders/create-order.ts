import type { Tx } from '../../db/database.ts';
import { orderLines, orderLocations, orders } from '../../db/schema/index.ts';
import { together } from '../../db/together.ts';
import { ORDER_TYPE_NAMES } from '../../metrics/shop-metrics.ts';
import type { ShopContext } from '../../plugins/types.ts';
import { refuse } from '../../shop-error.ts';
import type { Lang } from '../../texts/languages.ts';
import type { AddressRow } from '../addresses/answers.ts';
import { spendCoupon } from '../coupons/use-coupon.ts';
import { holdCustomer, rememberPurchases, type TakenSku, takeSaleSkus } from '../flash-sales/take-sale.ts';
import { redeemPrize } from '../lotteries/prize-order.ts';
import { settleOrder } from '../payments/settle.ts';
import { spendPoints } from '../points/spend-points.ts';
import { orderNumber } from './order-number.ts';
import type { Order, OrderLine } from './order-records.ts';
import { refuseLines, refusePromotions, refuseStock } from './order-refusals.ts';
import type { OrderRequest } from './order-request.ts';
import { MINUTES_TO_PAY, minutesAfter } from './order-settings.ts';
import { isSameAmount } from './order-totals.ts';
import { orderTypeOf, type QuotedLine, snapshotOf } from './quote.ts';
import { type OrderQuote, quoteOrder } from './quote-order.ts';
import { takeStock } from './stock.ts';

/** `release`: that of the page it is placed from. */
export type NewOrder = { userId: number; lang: Lang; release: number | null; request: OrderRequest };

/**
 * Places an order and answers its id. Prices, freight and stock are the shop's own; what the client was shown must be
 * the same. An order that costs nothing is paid at once.
 * @throws ShopError naming what is in the way: the transaction must not be committed then
 */
export async function createOrder(tx: Tx, shop: ShopContext, wanted: NewOrder): Promise<number> {
  const { userId, lang, release, request } = wanted;
  if (request.lines.some((line) => line.sale)) await holdCustomer(tx, userId);
  const quote = await quoteOrder(tx, userId, request, { useDefault: false, now: shop.now() });
  const refusal = refuseLines(quote.lines, lang) ?? refusePromotions(quote.promotions);
  if (refusal) throw refusal;
  if (quote.needsAddress && !quote.address) throw refuse('order.address_missing');
  if (!isAsShown(request, quote)) throw refuse('order.price_changed');
  const taken = takenFromSales(quote.lines);
  const { remark, points } = request;
  const type = orderTypeOf(quote.lines);
  const order = await insertOrder(tx, shop.now(), {
    userId,
    lang,
    release,
    type,
    remark,
    points,
    amounts: quote.amounts,
  });
  // Last, and beside each other: everybody who wants the same goods waits from here until the commit.
  const [, lines] = await together([
    takePieces(tx, quote.lines, taken),
    insertLines(tx, order, quote.lines),
    quote.address ? insertLocation(tx, order, quote.address) : null,
    rememberPurchases(tx, { userId, orderId: order.id, at: order.createdAt }, taken),
  ]);
  await spendPromotions(tx, order, request);
  if (order.total === 0) await settleOrder(tx, shop, order, lines, 0);
  shop.metrics.orders.inc({ type: ORDER_TYPE_NAMES[type] ?? 'other' });
  return order.id;
}

/** Whether the client was shown these prices and this freight. */
function isAsShown(request: OrderRequest, quote: OrderQuote): boolean {
  const isSamePrice = request.lines.every(
    (line, index) => line.price === null || isSameAmount(line.price, quote.lines[index]?.price ?? 0),
  );
  return isSamePrice && (request.freight === null || isSameAmount(request.freight, quote.amounts.freight));
}

/** Stock first, then sales: the order in which every transaction locks them. */
async function takePieces(tx: Tx, lines: readonly QuotedLine[], taken: readonly TakenSku[]): Promise<void> {
  const missing = await takeStock(tx, lines.filter(isTakenNow));
  if (missing) throw refuseStock(missing);
  await takeSaleSkus(tx, taken);
}

function takenFromSales(lines: readonly QuotedLine[]): TakenSku[] {
  return lines.flatMap(({ sale, pieces }) => (sale ? [{ ...sale, pieces }] : []));
}

function isTakenNow(line: QuotedLine): boolean {
  return !line.good?.stockFallsOnPayment;
}

type OrderFields = Omit<NewOrder, 'request'> & {
  type: 0 | 1;
  remark: string | null;
  points: number;
  amounts: OrderQuote['amounts'];
};

async function insertOrder(tx: Tx, now: Date, fields: OrderFields): Promise<Order> {
  // A clash of order numbers inserts nothing: the next number is tried.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [order] = await tx
      .insert(orders)
      .values({
        userId: fields.userId,
        type: fields.type,
        identification: orderNumber(now),
        goodsTotal: fields.amounts.goods,
        carriage: fields.amounts.freight,
        couponMoney: fields.amounts.coupon,
        pointsSpent: fields.points,
        pointsMoney: fields.amounts.points,
        total: fields.amounts.total,
        remark: fields.remark,
        overtime: minutesAfter(now, MINUTES_TO_PAY),
        lang: fields.lang,
        release: fields.release,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: orders.identification })
      .returning();
    if (order) return order;
  }
  throw refuse('busy');
}

/** What a customer may spend once is spent now, whatever was true when the order was priced. */
async function spendPromotions(tx: Tx, order: Order, { couponId, points, prizeId }: OrderRequest): Promise<void> {
  const { id: orderId, userId, identification, createdAt: at } = order;
  if (prizeId !== null && !(await redeemPrize(tx, { userId, logId: prizeId, orderId }, at))) {
    throw refuse('order.prize_unusable');
  }
  if (couponId !== null) await spendCoupon(tx, { userId, userCouponId: couponId, orderId }, at);
  const remark = { zh: `订单 ${identification} 抵扣`, en: `Used for order ${identification}` };
  const source = { id: orderId, type: 'order', identification } as const;
  if (!(await spendPoints(tx, { userId, points, remark, source, at }))) throw refuse('order.points_over');
}

async function insertLines(tx: Tx, order: Order, lines: readonly QuotedLine[]): Promise<OrderLine[]> {
  return tx
    .insert(orderLines)
    .values(
      lines.map((line) => ({
        orderId: order.id,
        goodId: line.goodId,
        skuId: line.skuId,
        goodType: line.good?.type ?? 0,
        ...snapshotOf(line),
        price: line.price,
        number: line.pieces,
        isStockTaken: isTakenNow(line),
        flashSaleSkuId: line.sale?.saleSkuId ?? null,
        createdAt: order.createdAt,
        updatedAt: order.createdAt,
      })),
    )
    .returning();
}

async function insertLocation(tx: Tx, order: Order, address: AddressRow): Promise<void> {
  const { cellphone, name, location, address: text, latitude, longitude, house } = address;
  await tx.insert(orderLocations).values({
    orderId: order.id,
    cellphone,
    name,
    location,
    address: text,
    latitude,
    longitude,
    house,
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
  });
}

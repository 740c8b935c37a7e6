import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import { refuse, type ShopError } from '../../kernel/errors/shop-error.ts';
import type { AskingRelease } from '../../kernel/http/release.ts';
import { orderTypeLabels } from '../../kernel/metrics/shop-metrics.ts';
import { readSettings } from '../../kernel/settings/settings.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { redeemCoupon } from '../coupons/use-coupon.ts';
import { spendHold } from '../flash-sales/queue/holds.ts';
import { giveUpSaleVariants, lockCustomer, takeSaleVariants } from '../flash-sales/take-sale.ts';
import { redeemPrize } from '../lotteries/prize-order.ts';
import { redeemPoints } from '../points/redeem-points.ts';
import { provincesNotServed } from '../shipping/delivery-settings.ts';
import { isServed } from '../shipping/served.ts';
import { insertOrder, type PlacedOrder, wishesOf } from './insert-order.ts';
import { loadLines, lockOrder } from './order-records.ts';
import { refuseLines, refusePromotions, refuseStock } from './order-refusals.ts';
import type { OrderRequest } from './order-request.ts';
import { minutesToPay } from './order-settings.ts';
import { isSameAmount } from './order-totals.ts';
import { orderTypeOf, type QuotedLine } from './quote.ts';
import { type OrderQuote, quoteOrder } from './quote-order.ts';
import { settleOrder } from './settle-order.ts';
import { returnStock, takeStock } from './stock.ts';
import { holdsOf, piecesToTake } from './take-held.ts';

/** With the release of the page it is placed from. */
export type NewOrder = AskingRelease & { userId: number; lang: Lang; request: OrderRequest };

/** What is known of an order before it is placed. */
export type OrderReading = { quote: OrderQuote; minutesToPay: number; notServed: readonly string[] };

/** What an order costs now, and how long there is to pay it. What a customer has had of flash sales is counted while nobody else orders for them. */
export async function readOrder(tx: Tx, shop: ShopContext, { userId, request }: NewOrder): Promise<OrderReading> {
  const isOfSale = request.lines.some((line) => line.sale);
  const [, quote, settings] = await pipelined([
    isOfSale ? /* lock: customer-in-sale */ lockCustomer(tx, userId) : null,
    quoteOrder(tx, userId, request, { purpose: 'order', now: shop.now() }),
    readSettings(tx, { minutesToPay, notServed: provincesNotServed }),
  ]);
  return { quote, ...settings };
}

/**
 * Places an order that was just read and answers its id. Prices, shipping fee and stock are the shop's own; what the client was
 * shown must be the same. An order that costs nothing is paid at once.
 * @throws ShopError naming what is in the way: the transaction must not be committed then
 */
export async function createOrder(
  tx: Tx,
  shop: ShopContext,
  wanted: NewOrder,
  { quote, minutesToPay, notServed }: OrderReading,
): Promise<number> {
  const { userId, lang, release, releaseId, request } = wanted;
  const refusal = refusalOf(wanted, quote, notServed);
  if (refusal) throw refusal;
  const { lines, shares, address, amounts } = quote;
  const type = orderTypeOf(lines);
  const draft = { userId, lang, release, releaseId, type, ...wishesOf(request) };
  // Pieces last: everybody who wants the same products waits from then until the commit.
  const [order] = await pipelined([
    insertOrder(tx, { ...draft, minutesToPay, amounts, lines, shares, address }, shop.now()),
    takePieces(tx, lines),
  ]);
  for (const hold of holdsOf(lines)) await spendHold(tx, hold, order.id, shop.now());
  await spendPromotions(tx, order, request);
  if (order.total === 0) await settleFree(tx, shop, order.id);
  shop.metrics.orders.inc({ type: orderTypeLabels[type] });
  return order.id;
}

/** The first thing that is in the way of an order, or null. */
export function refusalOf(
  { lang, request }: Pick<NewOrder, 'lang' | 'request'>,
  quote: OrderQuote,
  notServed: readonly string[],
): ShopError | null {
  const refusal = refuseLines(quote.lines, lang) ?? refusePromotions(quote.promotions);
  if (refusal) return refusal;
  if (quote.needsAddress && !quote.address) return refuse('order.address_missing');
  if (quote.address && !isServed(quote.address.address, notServed)) return refuse('order.not_served');
  return isAsShown(request, quote) ? null : refuse('order.price_changed');
}

/** Whether the client was shown these prices and this shipping fee. */
function isAsShown(request: OrderRequest, quote: OrderQuote): boolean {
  const isSamePrice = request.lines.every(
    (line, index) => line.price === null || isSameAmount(line.price, quote.lines[index]?.price ?? 0),
  );
  return isSamePrice && (request.shippingFee === null || isSameAmount(request.shippingFee, quote.amounts.shippingFee));
}

/** Stock first, then sales: the order in which every transaction locks them. What was held for the customer is taken already. */
async function takePieces(tx: Tx, lines: readonly QuotedLine[]): Promise<void> {
  const { fromStock, fromSales, backToStock, backToSales } = piecesToTake(lines);
  if (backToSales.length > 0) {
    await returnStock(tx, backToStock);
    await giveUpSaleVariants(tx, backToSales);
  }
  const [missing] = await pipelined([takeStock(tx, fromStock), takeSaleVariants(tx, fromSales)]);
  if (missing) throw refuseStock(missing);
}

/** What a customer may spend once is spent now, whatever was true when the order was priced. */
async function spendPromotions(
  tx: Tx,
  { id: orderId, userId, number, createdAt: at }: PlacedOrder,
  { couponId, points, prizeId }: OrderRequest,
): Promise<void> {
  if (prizeId !== null && !(await redeemPrize(tx, { userId, logId: prizeId, orderId }, at))) {
    throw refuse('order.prize_unusable');
  }
  if (couponId !== null) await redeemCoupon(tx, { userId, userCouponId: couponId, orderId }, at);
  const remark = { zh: `订单 ${number} 抵扣`, en: `Used for order ${number}` };
  const source = { id: orderId, type: 'order', number } as const;
  if (!(await redeemPoints(tx, { userId, points, remark, source, at }))) throw refuse('order.points_over');
}

async function settleFree(tx: Tx, shop: ShopContext, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order) await settleOrder(tx, shop, order, await loadLines(tx, [orderId]), 'balance');
}

import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { orderLocations } from '../../../kernel/db/schema/index.ts';
import type { AddressRow } from '../../addresses/address-records.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import { findDrawOfOrder } from '../../lotteries/prize-order.ts';
import { loadLines, type Order, type OrderLine } from '../../orders/order-records.ts';
import { shippingFeeFor } from '../../orders/price-order.ts';
import type { QuotedLine } from '../../orders/quote.ts';
import { LIVE_STATES } from '../../orders/refund-states.ts';
import { hasRefundIn } from '../../refunds/refund-records.ts';
import { provinceCodeOf } from '../../regions/provinces.ts';
import { loadShippingRates } from '../../shipping/rate-records.ts';
import type { ShippingRate } from '../../shipping/shipping-fee.ts';
import { type ChangeObstacle, changeObstacle, type ShippingFeeChange, shippingFeeChange } from './address-rules.ts';

type OrderLocation = typeof orderLocations.$inferSelect;

/** Everything that decides where an order may go and what that costs. */
export type ChangeFacts = {
  order: Order;
  lines: OrderLine[];
  obstacle: ChangeObstacle | null;
  /** Where it goes now. */
  location: OrderLocation | null;
  quoted: QuotedLine[];
  rates: ReadonlyMap<number, ShippingRate>;
  /** A prize travels free. */
  isPrize: boolean;
};

/** An address an order may be sent to, with what that makes of its shipping fee. */
export type AddressChoice = ShippingFeeChange & {
  address: AddressRow;
  /** It goes there already. */
  isCurrent: boolean;
};

/** Reads what there is to know of an order before it is sent elsewhere. */
export async function readChange(db: DbOrTx, order: Order, now: Date): Promise<ChangeFacts> {
  const lines = await loadLines(db, [order.id]);
  const productIds = lines.map(({ productId }) => productId);
  const products = await loadSaleProducts(db, productIds);
  const [location = null] = await db.select().from(orderLocations).where(eq(orderLocations.orderId, order.id));
  return {
    order,
    lines,
    obstacle: changeObstacle(order, lines, await hasRefundIn(db, order.id, LIVE_STATES), now),
    location,
    quoted: lines.map(({ productId, variantId, number: quantity, price }) => {
      const product = products.get(productId) ?? null;
      return { productId, variantId, quantity, price, product, variant: null, problem: null, sale: null };
    }),
    rates: await loadShippingRates(db, productIds),
    isPrize: (await findDrawOfOrder(db, order.id)) !== null,
  };
}

/** What sending an order to an address makes of it. The prices are those it was bought at. */
export function choiceOf(facts: ChangeFacts, address: AddressRow): AddressChoice {
  const { order, lines, location } = facts;
  const terms = {
    shippingFee: order.shippingFee,
    isPaid: order.payTime !== null,
    isSettled: lines.some(({ refunded }) => refunded > 0),
  };
  const isCurrent = location !== null && placeFields.every((field) => location[field] === address[field]);
  return { address, isCurrent, ...shippingFeeChange(terms, shippingFeeTo(facts, address)) };
}

/** Within a province shipping fee is the same: it stays what it was, whatever the shop has changed about its fees since. */
function shippingFeeTo({ order, location, isPrize, quoted, rates }: ChangeFacts, { address }: AddressRow): number {
  const stays = location !== null && provinceCodeOf(location.address) === provinceCodeOf(address);
  if (stays || isPrize) return order.shippingFee;
  return shippingFeeFor(quoted, rates, address);
}

const placeFields = ['cellphone', 'name', 'location', 'address', 'house'] as const;

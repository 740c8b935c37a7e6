import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { orderLocations } from '../../../kernel/db/schema/index.ts';
import type { AddressRow } from '../../addresses/repository.ts';
import { loadSaleProducts } from '../../catalogue/sale-products.ts';
import type { FreightTemplate } from '../../freight/rules.ts';
import { loadTemplates } from '../../freight/templates.ts';
import { findDrawOfOrder } from '../../lotteries/prize-order.ts';
import { loadLines, type Order, type OrderLine } from '../../orders/order-records.ts';
import { freightFor } from '../../orders/price-order.ts';
import type { QuotedLine } from '../../orders/quote.ts';
import { LIVE_STATES } from '../../orders/refund-states.ts';
import { hasRefundIn } from '../../refunds/refund-records.ts';
import { provinceCodeOf } from '../../regions/provinces.ts';
import { type ChangeObstacle, changeObstacle, type FreightChange, freightChange } from './address-rules.ts';

export type OrderLocation = typeof orderLocations.$inferSelect;

/** Everything that decides where an order may go and what that costs. */
export type ChangeFacts = {
  order: Order;
  lines: OrderLine[];
  obstacle: ChangeObstacle | null;
  /** Where it goes now. */
  location: OrderLocation | null;
  quoted: QuotedLine[];
  templates: ReadonlyMap<number, FreightTemplate>;
  /** A prize travels free. */
  isPrize: boolean;
};

/** An address an order may be sent to, with what that makes of its freight. */
export type AddressChoice = FreightChange & {
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
    quoted: lines.map(({ productId, variantId, number: pieces, price }) => {
      const product = products.get(productId) ?? null;
      return { productId, variantId, pieces, price, product, variant: null, problem: null, sale: null };
    }),
    templates: await loadTemplates(db, productIds),
    isPrize: (await findDrawOfOrder(db, order.id)) !== null,
  };
}

/** What sending an order to an address makes of it. The prices are those it was bought at. */
export function choiceOf(facts: ChangeFacts, address: AddressRow): AddressChoice {
  const { order, lines, location } = facts;
  const terms = {
    carriage: order.carriage,
    isPaid: order.payTime !== null,
    isSettled: lines.some(({ refunded }) => refunded > 0),
  };
  const isCurrent = location !== null && placeFields.every((field) => location[field] === address[field]);
  return { address, isCurrent, ...freightChange(terms, freightTo(facts, address)) };
}

/** Within a province freight is the same: it stays what it was, whatever the shop has changed about its fees since. */
function freightTo({ order, location, isPrize, quoted, templates }: ChangeFacts, { address }: AddressRow): number {
  const stays = location !== null && provinceCodeOf(location.address) === provinceCodeOf(address);
  if (stays || isPrize) return order.carriage;
  return freightFor(quoted, templates, address);
}

const placeFields = ['cellphone', 'name', 'location', 'address', 'house'] as const;

import type { ShopError } from '../../../kernel/errors/shop-error.ts';
import type { SaleProduct } from '../../catalogue/sale-products.ts';
import { refusalOf } from '../create-order.ts';
import { type OrderDraft, wishesOf } from '../insert-order.ts';
import { priceFacts } from '../price-order.ts';
import { orderTypeOf, quoteLines } from '../quote.ts';
import { type OrderQuote, quoteFrom } from '../quote-order.ts';
import { quoteSales } from '../quote-sales.ts';
import { type StockDemand, stockName } from '../stock-demand.ts';
import { piecesToTake } from '../take-held.ts';
import { type Lane, stockLane, type WantedOrder } from './lane.ts';
import type { ReadTogether } from './read-together.ts';

type Accepted = { wanted: WantedOrder; draft: OrderDraft };
export type Judged = {
  accepted: Accepted[];
  refused: Map<WantedOrder, ShopError>;
  /** Those whose stock somebody else holds, with the lane in which they wait for it. */
  moved: Map<WantedOrder, Lane>;
  taken: Taken;
  /** Those whose keys were claimed for nothing. */
  unused: WantedOrder[];
};
/** Pieces that leave stock and sale. */
type Taken = { stock: StockDemand[]; sale: number };

/**
 * Decides about the orders of a batch one after the other, each as if those before it were placed already: who came first gets the last pieces.
 * Who is in no list but the last is placed by themselves: their key is another request's, they are busy elsewhere, pieces are held for them, or
 * there is nothing to pay.
 */
export function judgeOrders({ isPatient }: Lane, orders: readonly WantedOrder[], reading: ReadTogether): Judged {
  const judged: Judged = {
    accepted: [],
    refused: new Map(),
    moved: new Map(),
    taken: { stock: [], sale: 0 },
    unused: [],
  };
  const products = new Map(reading.products);
  for (const wanted of orders) {
    if (!reading.claimed.has(wanted.order.userId)) continue;
    const busy = isPatient ? null : wanted.order.request.lines.find((line) => !reading.held.has(stockName(line)));
    if (busy) judged.moved.set(wanted, stockLane(busy));
    const draft = busy ? null : judge(wanted, judged, { ...reading, products });
    if (draft) accept({ wanted, draft }, judged, products);
    else judged.unused.push(wanted);
  }
  return judged;
}

/** What is written of an order; null when it is refused, or has to be placed by itself. */
function judge(wanted: WantedOrder, { refused, taken }: Judged, reading: ReadTogether): OrderDraft | null {
  const quote = quoteBehind(taken.sale, wanted, reading);
  const refusal = quote && refusalOf(wanted.order, quote, reading.settings.notServed);
  if (refusal) refused.set(wanted, refusal);
  return !quote || refusal || quote.amounts.total === 0 ? null : draftOf(wanted, quote, reading);
}

function accept(one: Accepted, { accepted, taken }: Judged, products: Map<number, SaleProduct>): void {
  const { fromStock, fromSales } = piecesToTake(one.draft.lines);
  for (const demand of fromStock) {
    const product = products.get(demand.productId);
    if (product) products.set(product.id, without(product, demand));
  }
  taken.stock.push(...fromStock);
  for (const { quantity } of fromSales) taken.sale += quantity;
  accepted.push(one);
}

/** What the order costs when so many pieces of the sale are gone; null when it has to be placed by itself. */
function quoteBehind(
  soldNow: number,
  { order: { userId, request } }: WantedOrder,
  { offers, products, rates, addresses, now }: ReadTogether,
): OrderQuote | null {
  const offered = offers?.of(userId);
  const isOfSale = request.lines.some(({ sale }) => sale);
  if (isOfSale && !offered) return null;
  if (offered && request.lines.some(({ sale }) => (sale?.saleId ?? offered.saleId) !== offered.saleId)) return null;
  const left = offered ? [{ ...offered, available: offered.available - soldNow }] : [];
  const lines = quoteSales(quoteLines(request.lines, products), left);
  const nothing = { coupons: [], parents: new Map(), limits: new Map(), rate: 1, available: 0, isPrize: false };
  const facts = priceFacts(lines, { ...nothing, rates, now });
  const address = addresses.get(request.addressId ?? 0);
  const isOwn = address?.userId === userId;
  return { ...quoteFrom(facts, lines, { couponId: null, points: 0, address: isOwn ? address : null }), choices: null };
}

function draftOf(
  { order: { userId, lang, release, releaseId, request } }: WantedOrder,
  { lines, shares, address, amounts }: OrderQuote,
  { settings: { minutesToPay } }: ReadTogether,
): OrderDraft {
  const type = orderTypeOf(lines);
  const placed = { userId, lang, release, releaseId, type, ...wishesOf(request) };
  return { ...placed, minutesToPay, amounts, lines, shares, address };
}

const without = (product: SaleProduct, { variantId, quantity }: StockDemand): SaleProduct =>
  variantId === null
    ? { ...product, stock: product.stock - quantity }
    : {
        ...product,
        variants: product.variants.map((one) => (one.id === variantId ? { ...one, stock: one.stock - quantity } : one)),
      };

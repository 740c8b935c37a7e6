import type { DbOrTx } from '../../kernel/db/database.ts';
import { pipelined } from '../../kernel/db/pipelined.ts';
import type { AddressRow } from '../addresses/address-records.ts';
import { findAddress, findDefaultAddress, readBook } from '../addresses/address-records.ts';
import { loadSaleProducts } from '../catalogue/sale-products.ts';
import { loadCategoryParents } from '../coupons/category-parents.ts';
import { loadOwnedCoupon, loadUsableCoupons, type OwnedCoupon } from '../coupons/owned-coupons.ts';
import { availablePoints, pointsLimits } from '../points/points-records.ts';
import { yuanPerPoint } from '../points/rate.ts';
import type { PointsLimit } from '../points/rules.ts';
import { loadShippingRates } from '../shipping/rate-records.ts';
import type { LineShare } from './line-shares.ts';
import { type OrderChoices, orderChoices } from './order-choices.ts';
import type { OrderRequest } from './order-request.ts';
import { type OrderPrice, type PriceChoice, type PriceFacts, priceFacts, priceOrder, sharesOf } from './price-order.ts';
import { type QuotedLine, quoteLines } from './quote.ts';
import { quotePrize } from './quote-prize.ts';
import { loadSaleOffers, quoteSales, withHeldStock } from './quote-sales.ts';

/** What an order would cost. Amounts in cents; lines with a problem are left out of them. */
export type OrderQuote = OrderPrice & {
  lines: QuotedLine[];
  /** What coupon and points paid of each line. */
  shares: LineShare[];
  needsAddress: boolean;
  /** What else could be chosen; null when nobody asked. */
  choices: OrderChoices | null;
};

/**
 * `order`: as it is placed · `preview`: falls back to the customer's default address when the request names none, and tells
 * how many points could be used though none are · `choices`: a preview of every coupon and address of the customer as well.
 */
type QuotePurpose = 'order' | 'preview' | 'choices';
export type QuoteOptions = { purpose: QuotePurpose; now: Date };

/**
 * Prices a request from stored data only: the one reading behind preview and order.
 * @throws ShopError `order.prize_unusable` for a prize that cannot be ordered
 */
export async function quoteOrder(
  db: DbOrTx,
  userId: number,
  request: OrderRequest,
  { purpose, now }: QuoteOptions,
): Promise<OrderQuote> {
  const { couponId, points, prizeId } = request;
  const productIds = request.lines.map((line) => line.productId);
  const isAboutPoints = purpose !== 'order' || points > 0;
  const [lines, book, rates, coupons, rate, limits, available] = await pipelined([
    quoteWanted(db, userId, request, now),
    readAddresses(db, userId, request.addressId, purpose),
    loadShippingRates(db, productIds),
    readCoupons(db, userId, couponId, purpose, now),
    isAboutPoints ? yuanPerPoint(db) : 1,
    isAboutPoints ? pointsLimits(db, productIds) : new Map<number, PointsLimit>(),
    isAboutPoints ? availablePoints(db, userId) : 0,
  ]);
  const isForCategories = coupons.some(({ scopeType }) => scopeType === 'categories');
  const parents = isForCategories ? await loadCategoryParents(db) : new Map<number, number | null>();
  const isPrize = prizeId !== null;
  const facts = priceFacts(lines, { rates, coupons, parents, limits, rate, available, isPrize, now });
  const choice = { couponId, points, address: book.chosen };
  return {
    ...quoteFrom(facts, lines, choice),
    choices: purpose === 'choices' ? orderChoices(facts, book.all) : null,
  };
}

/** What lines cost that were read, for what the customer chooses. `facts`: those of these lines. */
export function quoteFrom(facts: PriceFacts, lines: QuotedLine[], choice: PriceChoice): Omit<OrderQuote, 'choices'> {
  const price = priceOrder(facts, choice);
  return { ...price, lines, shares: sharesOf(facts, lines, choice, price), needsAddress: facts.isSent };
}

/** What was asked for: a prize, or lines with the prices of flash sales where they name one. */
async function quoteWanted(
  db: DbOrTx,
  userId: number,
  { lines, prizeId }: OrderRequest,
  now: Date,
): Promise<QuotedLine[]> {
  if (prizeId !== null) return quotePrize(db, userId, prizeId);
  const productIds = lines.map((line) => line.productId);
  const [products, offers] = await pipelined([
    loadSaleProducts(db, productIds),
    loadSaleOffers(db, userId, lines, now),
  ]);
  return quoteSales(quoteLines(lines, withHeldStock(products, offers, lines)), offers);
}

/** The coupon that is named, or with `choices` every one that can be used and the named one, whatever became of it. */
async function readCoupons(
  db: DbOrTx,
  userId: number,
  couponId: number | null,
  purpose: QuotePurpose,
  now: Date,
): Promise<OwnedCoupon[]> {
  const [named, usable] = await pipelined([
    couponId === null ? [] : loadOwnedCoupon(db, userId, couponId),
    purpose === 'choices' ? loadUsableCoupons(db, userId, now) : [],
  ]);
  return [...named, ...usable.filter(({ id }) => id !== couponId)];
}

/** The address an order goes to, and with `choices` all that it could go to. */
async function readAddresses(
  db: DbOrTx,
  userId: number,
  addressId: number | null,
  purpose: QuotePurpose,
): Promise<{ chosen: AddressRow | null; all: AddressRow[] }> {
  if (purpose !== 'choices') {
    return { chosen: await chooseAddress(db, userId, addressId, purpose === 'preview'), all: [] };
  }
  const all = await readBook(db, userId);
  if (addressId === null) return { chosen: all.find((row) => row.isDefault) ?? null, all };
  const listed = all.find((row) => row.id === addressId);
  return { chosen: listed ?? (await findAddress(db, userId, addressId)), all };
}

/** An address of the customer's own: the one named, or with `useDefault` the default one. Anything else is null. */
export async function chooseAddress(
  db: DbOrTx,
  userId: number,
  addressId: number | null,
  useDefault: boolean,
): Promise<AddressRow | null> {
  if (addressId !== null) return findAddress(db, userId, addressId);
  return useDefault ? findDefaultAddress(db, userId) : null;
}

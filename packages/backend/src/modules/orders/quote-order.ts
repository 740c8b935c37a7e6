import type { DbOrTx } from '../../db/database.ts';
import { together } from '../../db/together.ts';
import type { AddressRow } from '../addresses/answers.ts';
import { findAddress, findDefaultAddress } from '../addresses/repository.ts';
import { provinceCodeOf } from '../freight/provinces.ts';
import { type FreightTemplate, freightOf } from '../freight/rules.ts';
import { loadTemplates } from '../freight/templates.ts';
import type { OrderRequest } from './order-request.ts';
import { goodsTotal, type OrderAmounts, orderTotals } from './order-totals.ts';
import { freightLines, needsAddress, type QuotedLine, quoteLines } from './quote.ts';
import { quotePrize } from './quote-prize.ts';
import { type QuotedPromotions, quotePromotions } from './quote-promotions.ts';
import { loadSaleOffers, quoteSales } from './quote-sales.ts';
import { loadSaleGoods } from './sale-goods.ts';

/** What an order would cost. Amounts in cents; lines with a problem are left out of them. */
export type OrderQuote = {
  lines: QuotedLine[];
  needsAddress: boolean;
  /** Where it would go; null without a parcel, or without an address: the freight is 0 then. */
  address: AddressRow | null;
  promotions: QuotedPromotions;
  amounts: OrderAmounts & { total: number };
};

/**
 * A preview falls back to the customer's default address when the request names none, and tells how many points could be used
 * though none are.
 */
export type QuoteOptions = { isPreview: boolean; now: Date };

/**
 * Prices a request from stored data only: the one reading behind preview and order. A prize travels free, too.
 * @throws ShopError `order.prize_unusable` for a prize that cannot be ordered
 */
export async function quoteOrder(
  db: DbOrTx,
  userId: number,
  request: OrderRequest,
  { isPreview, now }: QuoteOptions,
): Promise<OrderQuote> {
  const goodIds = request.lines.map((line) => line.goodId);
  const [lines, chosen, templates] = await together([
    quoteWanted(db, userId, request, now),
    chooseAddress(db, userId, request.addressId, isPreview),
    loadTemplates(db, goodIds),
  ]);
  const ordered = lines.filter((line) => !line.problem);
  const isSent = needsAddress(lines);
  const address = isSent ? chosen : null;
  const isFree = request.prizeId !== null;
  const freight = address && !isFree ? freightFor(ordered, templates, address.address) : 0;
  const promotions = await quotePromotions(db, userId, request, ordered, { isPreview, now });
  const pieces = ordered.map((line) => ({ price: line.price, pieces: line.pieces }));
  const { coupon, pointsMoney: points } = promotions;
  const amounts = orderTotals({ goods: goodsTotal(pieces), coupon, points, freight });
  return { lines, needsAddress: isSent, address, promotions, amounts };
}

/** What was asked for: a prize, or lines with the prices of flash sales where they name one. */
async function quoteWanted(
  db: DbOrTx,
  userId: number,
  { lines, prizeId }: OrderRequest,
  now: Date,
): Promise<QuotedLine[]> {
  if (prizeId !== null) return quotePrize(db, userId, prizeId);
  const goodIds = lines.map((line) => line.goodId);
  const [goods, offers] = await together([loadSaleGoods(db, goodIds), loadSaleOffers(db, userId, lines, now)]);
  return quoteSales(quoteLines(lines, goods), offers);
}

/** Freight of lines to an address, in cents. `templates`: those of their goods. */
export function freightFor(
  lines: readonly QuotedLine[],
  templates: ReadonlyMap<number, FreightTemplate>,
  address: string,
): number {
  return freightOf(freightLines(lines), templates, provinceCodeOf(address));
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

import type { DbOrTx } from '../../db/database.ts';
import type { AddressRow } from '../addresses/answers.ts';
import { findAddress, findDefaultAddress } from '../addresses/repository.ts';
import { provinceCodeOf } from '../freight/provinces.ts';
import { freightOf } from '../freight/rules.ts';
import { loadTemplates } from '../freight/templates.ts';
import type { OrderRequest } from './order-request.ts';
import { goodsTotal, type OrderAmounts, orderTotals } from './order-totals.ts';
import { freightLines, needsAddress, type QuotedLine, quoteLines } from './quote.ts';
import { quotePrize } from './quote-prize.ts';
import { type QuotedPromotions, quotePromotions } from './quote-promotions.ts';
import { quoteSales } from './quote-sales.ts';
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

/** `useDefault` falls back to the customer's default address when the request names none. */
export type QuoteOptions = { useDefault: boolean; now: Date };

/**
 * Prices a request from stored data only: the one reading behind preview and order. A prize travels free, too.
 * @throws ShopError `order.prize_unusable` for a prize that cannot be ordered
 */
export async function quoteOrder(
  db: DbOrTx,
  userId: number,
  request: OrderRequest,
  { useDefault, now }: QuoteOptions,
): Promise<OrderQuote> {
  const lines = await quoteWanted(db, userId, request, now);
  const ordered = lines.filter((line) => !line.problem);
  const isSent = needsAddress(lines);
  const address = isSent ? await chooseAddress(db, userId, request.addressId, useDefault) : null;
  const isFree = request.prizeId !== null;
  const freight = address && !isFree ? await freightFor(db, ordered, address.address) : 0;
  const pieces = ordered.map((line) => ({ price: line.price, pieces: line.pieces }));
  const promotions = await quotePromotions(db, userId, request, ordered, now);
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
  const goods = await loadSaleGoods(
    db,
    lines.map((line) => line.goodId),
  );
  return quoteSales(db, userId, lines, quoteLines(lines, goods), now);
}

/** Freight of lines to an address, in cents. */
export async function freightFor(db: DbOrTx, lines: readonly QuotedLine[], address: string): Promise<number> {
  const priced = freightLines(lines);
  const templates = await loadTemplates(
    db,
    priced.map((line) => line.templateId),
  );
  return freightOf(priced, templates, provinceCodeOf(address));
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

import type { DbOrTx } from '../../db/database.ts';
import type { AddressRow } from '../addresses/answers.ts';
import { findAddress, findDefaultAddress } from '../addresses/repository.ts';
import { provinceCodeOf } from '../freight/provinces.ts';
import { freightOf } from '../freight/rules.ts';
import { loadTemplates } from '../freight/templates.ts';
import type { OrderRequest } from './order-request.ts';
import { goodsTotal, type OrderAmounts, orderTotals } from './order-totals.ts';
import { freightLines, needsAddress, type QuotedLine, quoteLines } from './quote.ts';
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
 * Prices a request from stored data only: the one reading behind preview and order.
 */
export async function quoteOrder(
  db: DbOrTx,
  userId: number,
  request: OrderRequest,
  { useDefault, now }: QuoteOptions,
): Promise<OrderQuote> {
  const goods = await loadSaleGoods(
    db,
    request.lines.map((line) => line.goodId),
  );
  const lines = await quoteSales(db, userId, request.lines, quoteLines(request.lines, goods), now);
  const ordered = lines.filter((line) => !line.problem);
  const isSent = needsAddress(lines);
  const address = isSent ? await chooseAddress(db, userId, request.addressId, useDefault) : null;
  const freight = address ? await freightFor(db, ordered, address.address) : 0;
  const pieces = ordered.map((line) => ({ price: line.price, pieces: line.pieces }));
  const promotions = await quotePromotions(db, userId, request, ordered, now);
  const { coupon, pointsMoney: points } = promotions;
  const amounts = orderTotals({ goods: goodsTotal(pieces), coupon, points, freight });
  return { lines, needsAddress: isSent, address, promotions, amounts };
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

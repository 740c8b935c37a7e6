import type { Tx } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { livingVariants, loadSaleProducts, type SaleProduct } from '../catalogue/sale-products.ts';
import { atPlace, type ChangeRefusal, changeLine, inPlaceOf, removeLines } from './cart-change.ts';
import { type CartLine, lineKey, MAX_CART_LINES } from './cart-line.ts';
import { findVariant } from './find-variant.ts';

/**
 * One entry of a call by line: what is meant, how many pieces, and whether to lower them to what is allowed. `from_sku_id`
 * changes the variant of a line that is set, `place` says where one that is added anew stands.
 */
export type CartEntry = {
  good_id: number;
  good_sku_id?: number | null | undefined;
  number?: number | null | undefined;
  cap?: unknown;
  from_sku_id?: number | null | undefined;
  place?: number | null | undefined;
};

/**
 * Adds pieces to lines or sets them, all or none.
 * @throws ShopError naming what is in the way, with how many are allowed
 */
export async function applyEntries(
  tx: Tx,
  lines: CartLine[],
  mode: 'add' | 'set',
  entries: readonly CartEntry[],
): Promise<CartLine[]> {
  const products = await loadSaleProducts(
    tx,
    entries.map((one) => one.good_id),
  );
  return entries.reduce((cart, one) => applyEntry(cart, mode, one, products.get(one.good_id) ?? null), lines);
}

/** Removes lines; those that are gone already are no error. */
export function removeEntries(lines: readonly CartLine[], entries: readonly CartEntry[]): CartLine[] {
  return removeLines(lines, new Set(entries.map((one) => lineKey(lineOf(one, 1)))));
}

function applyEntry(lines: CartLine[], mode: 'add' | 'set', one: CartEntry, product: SaleProduct | null): CartLine[] {
  if (mode === 'add') return atPlace(lines, changeEntry(lines, mode, one, product), one.place ?? null);
  if (one.from_sku_id === undefined) return changeEntry(lines, mode, one, product);
  const from = lineKey({ good_id: one.good_id, ...variantRef(one.from_sku_id) });
  const rest = lines.filter((line) => lineKey(line) !== from);
  return inPlaceOf(lines, from, changeEntry(rest, mode, one, product), lineKey(lineOf(one, 1)));
}

function changeEntry(lines: CartLine[], mode: 'add' | 'set', one: CartEntry, product: SaleProduct | null): CartLine[] {
  if (mode === 'set' && !one.number) throw refuse('param.missing');
  const line = lineOf(one, one.number ?? 1);
  const cap = isSet(one.cap);
  const variant = findVariant(line, product);
  if (!product || product.isDeleted || (line.good_sku_id && !variant)) {
    // A guest's line of something that is gone for good cannot be kept: there is nothing to show.
    if (cap) return lines;
    throw refuse('good.off_shelf');
  }
  if (!line.good_sku_id && livingVariants(product).length > 0) {
    if (cap) return lines; // the product has got variants since: nobody knows which one was meant
    throw refuse('cart.variant');
  }
  if (!product.isOnSale && !cap) throw refuse('good.off_shelf');
  const limits = {
    stock: product.isOnSale ? (variant?.stock ?? product.stock) : 0,
    purchaseLimit: product.purchaseLimit,
  };
  const changed = changeLine(lines, { mode, line, limits, cap });
  if (!('refused' in changed)) return changed.lines;
  if (cap) return lines; // a full cart: what does not fit must not keep the rest out
  throw refusal(changed, product);
}

function refusal({ refused, allowed }: ChangeRefusal, product: SaleProduct) {
  if (refused === 'full') return refuse('cart.full', { n: MAX_CART_LINES });
  if (refused === 'stock') return refuse('cart.stock', { n: allowed });
  return refuse('order.purchase_limit', { n: product.purchaseLimit });
}

/** The line an entry means, with so many pieces. */
export function lineOf(one: CartEntry, number: number): CartLine {
  return { good_id: one.good_id, ...variantRef(one.good_sku_id), number };
}

function variantRef(id: number | null | undefined): Pick<CartLine, 'good_sku_id'> {
  return id ? { good_sku_id: id } : {};
}

function isSet(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}

import type { Tx } from '../../../kernel/db/database.ts';
import { receiveStock } from '../../../modules/catalogue/receive-stock.ts';
import { chooseVariant, type LockedProduct, lockProduct } from '../products/find-product.ts';
import { Refused } from '../refused.ts';
import { type StockLine, stockOf } from './show-stock.ts';

/** Which stock, and why it changes: the reason is kept in the ledger of the stock. */
export type StockTarget = { key: string; variant?: string | undefined; reason: string; now: Date };

/** What there was and what there is. */
export type StockChange = { before: StockLine; after: StockLine };

/**
 * Adds pieces that came in, or takes away (negative) what was lost or broken.
 * @throws Refused when fewer are free, or the pieces come with card keys
 */
export async function addStock(tx: Tx, target: StockTarget, quantity: number): Promise<StockChange> {
  const before = await findLine(tx, target);
  if (before.line.free + quantity < 0) {
    throw new Refused(`Only ${before.line.free} pieces are free (${before.line.held} belong to orders).`);
  }
  return change(tx, target, before, quantity);
}

/**
 * Sets the stock to what was counted in the warehouse, the pieces of orders that were not sent yet among them.
 * @throws Refused when orders hold more than was counted, or the pieces come with card keys
 */
export async function setStock(tx: Tx, target: StockTarget, counted: number): Promise<StockChange> {
  const before = await findLine(tx, target);
  const { free, held } = before.line;
  if (counted < held) {
    throw new Refused(`${held} pieces belong to orders that were not sent yet: the stock cannot be ${counted}.`);
  }
  return change(tx, target, before, counted - held - free);
}

type Found = { productId: number; line: StockLine };

async function findLine(tx: Tx, { key, variant: named }: StockTarget): Promise<Found> {
  const locked = await lockProduct(tx, key);
  const variant = chooseVariant(locked, named);
  refuseKeyed(locked, variant);
  const [line] = await stockOf(tx, { ...locked, skus: variant === null ? [] : [variant] });
  if (!line) throw new Error(`Good ${key} has no stock of its own.`);
  return { productId: locked.good.id, line };
}

function refuseKeyed({ good: product }: LockedProduct, variant: LockedProduct['skus'][number] | null): void {
  if (product.type !== 'card-key' || variant?.isFixed !== false) return;
  throw new Refused('Each piece takes a card key: add keys with "pnpm shop card-keys add", the stock rises with them.');
}

async function change(tx: Tx, target: StockTarget, { productId, line }: Found, quantity: number): Promise<StockChange> {
  const { variantId } = line;
  const isDone = await receiveStock(tx, { productId, variantId, quantity, remark: target.reason, at: target.now });
  if (!isDone) throw new Error(`The stock of good ${productId} changed although it was locked.`);
  return { before: line, after: { ...line, free: line.free + quantity } };
}

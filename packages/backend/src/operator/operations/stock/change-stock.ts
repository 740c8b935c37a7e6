import type { Tx } from '../../../kernel/db/database.ts';
import { receiveStock } from '../../../modules/catalogue/receive-stock.ts';
import { chooseVariant, type LockedGood, lockGood } from '../goods/find-good.ts';
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
export async function addStock(tx: Tx, target: StockTarget, pieces: number): Promise<StockChange> {
  const before = await findLine(tx, target);
  if (before.line.free + pieces < 0) {
    throw new Refused(`Only ${before.line.free} pieces are free (${before.line.held} belong to orders).`);
  }
  return change(tx, target, before, pieces);
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

type Found = { goodId: number; line: StockLine };

async function findLine(tx: Tx, { key, variant }: StockTarget): Promise<Found> {
  const locked = await lockGood(tx, key);
  const sku = chooseVariant(locked, variant);
  refuseKeyed(locked, sku);
  const [line] = await stockOf(tx, { ...locked, skus: sku === null ? [] : [sku] });
  if (!line) throw new Error(`Good ${key} has no stock of its own.`);
  return { goodId: locked.good.id, line };
}

function refuseKeyed({ good }: LockedGood, sku: LockedGood['skus'][number] | null): void {
  if (good.type !== 'card-key' || sku?.isFixed !== 0) return;
  throw new Refused('Each piece takes a card key: add keys with "pnpm shop card-keys add", the stock rises with them.');
}

async function change(tx: Tx, target: StockTarget, { goodId, line }: Found, pieces: number): Promise<StockChange> {
  const { skuId } = line;
  const isDone = await receiveStock(tx, { goodId, skuId, pieces, remark: target.reason, at: target.now });
  if (!isDone) throw new Error(`The stock of good ${goodId} changed although it was locked.`);
  return { before: line, after: { ...line, free: line.free + pieces } };
}

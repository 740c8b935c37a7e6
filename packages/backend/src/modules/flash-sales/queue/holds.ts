import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { rawQuery } from '../../../kernel/db/raw-query.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { placeStates } from '../../../kernel/words/flash-sales.ts';

/** Pieces of a variant of a sale that are held for a customer. */
export type Hold = { placeId: number; quantity: number; isStockTaken: boolean };

/** How a variant of a running sale stands for one customer: what is held for them, and whether others wait for it. */
export type OwnQueue = { saleVariantId: number; hasQueue: boolean; hold: Hold | null };

/** Of every variant in the running sales of some products. */
export async function loadOwnQueues(
  db: DbOrTx,
  userId: number,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, OwnQueue>> {
  const rows = await ownLines(db, userId, [...productIds], now.toISOString());
  return new Map(
    rows.map(({ saleVariantId, hasQueue, placeId, quantity, isStockTaken }) => [
      saleVariantId,
      { saleVariantId, hasQueue, hold: placeId === null ? null : { placeId, quantity, isStockTaken } },
    ]),
  );
}

type OwnRow = {
  saleVariantId: number;
  hasQueue: boolean;
  placeId: number | null;
  quantity: number;
  isStockTaken: boolean;
};

const { waiting, turn, ordered } = placeStates.numbers;

const ownLines = rawQuery<OwnRow>(`
  select k.id as "saleVariantId", h.id as "placeId", h.held as quantity, h.is_stock_taken as "isStockTaken",
    exists (select from flash_sale_places w where w.flash_sale_sku_id = k.id and w.state = ${waiting}) as "hasQueue"
  from flash_sales s join flash_sale_skus k on k.flash_sale_id = s.id
  left join flash_sale_places h on h.flash_sale_sku_id = k.id and h.user_id = $1 and h.state = ${turn}
    and h.held_until > $3::timestamptz
  where s.good_id = any(array(select unnest($2::bigint[]))) and s.time <= $3::timestamptz and s.end_time > $3::timestamptz`);

/** An order took the held pieces, whole or in part; what it left is given back by the caller. */
export async function spendHold(tx: Tx, { placeId, quantity }: Hold, orderId: number, now: Date): Promise<void> {
  const used = await takeHold(tx, placeId, quantity, orderId, now.toISOString());
  if (used.length === 0) throw refuse('order.seckill_limit');
}

/** Not when it lapsed since it was read. */
const takeHold = rawQuery<{ id: number }>(`
  update flash_sale_places
  set state = ${ordered}, held = 0, order_id = $3, ended_at = $4::timestamptz, updated_at = now()
  where id = $1 and ${/* lock: hold-unspent */ `state = ${turn} and held = $2 and held_until > $4::timestamptz`}
  returning id`);

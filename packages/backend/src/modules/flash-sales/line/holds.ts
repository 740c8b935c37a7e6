import { statement } from '../../../kernel/db/built-once.ts';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { placeStates } from '../../../kernel/words/flash-sales.ts';

/** Pieces of a variant of a sale that are held for a customer. */
export type Hold = { placeId: number; pieces: number; isStockTaken: boolean };

/** How a variant of a running sale stands for one customer: what is held for them, and whether others wait for it. */
export type OwnLine = { saleVariantId: number; hasLine: boolean; hold: Hold | null };

/** Of every variant in the running sales of some products. */
export async function loadOwnLines(
  db: DbOrTx,
  userId: number,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, OwnLine>> {
  const rows = await ownLines(db, userId, [...productIds], now.toISOString());
  return new Map(
    rows.map(({ saleVariantId, hasLine, placeId, pieces, isStockTaken }) => [
      saleVariantId,
      { saleVariantId, hasLine, hold: placeId === null ? null : { placeId, pieces, isStockTaken } },
    ]),
  );
}

type OwnRow = {
  saleVariantId: number;
  hasLine: boolean;
  placeId: number | null;
  pieces: number;
  isStockTaken: boolean;
};

const { waiting, turn, ordered } = placeStates.numbers;

const ownLines = statement<OwnRow>(`
  select k.id as "saleVariantId", h.id as "placeId", h.held as pieces, h.is_stock_taken as "isStockTaken",
    exists (select from flash_sale_places w where w.flash_sale_sku_id = k.id and w.state = ${waiting}) as "hasLine"
  from flash_sales s join flash_sale_skus k on k.flash_sale_id = s.id
  left join flash_sale_places h on h.flash_sale_sku_id = k.id and h.user_id = $1 and h.state = ${turn}
    and h.held_until > $3::timestamptz
  where s.good_id = any(array(select unnest($2::bigint[]))) and s.time <= $3::timestamptz and s.end_time > $3::timestamptz`);

/** An order took the held pieces, whole or in part; what it left is given back by the caller. */
export async function spendHold(tx: Tx, { placeId, pieces }: Hold, orderId: number, now: Date): Promise<void> {
  const used = await takeHold(tx, placeId, pieces, orderId, now.toISOString());
  if (used.length === 0) throw refuse('order.seckill_limit');
}

/** Not when it lapsed since it was read. */
const takeHold = statement<{ id: number }>(`
  update flash_sale_places
  set state = ${ordered}, held = 0, order_id = $3, ended_at = $4::timestamptz, updated_at = now()
  where id = $1 and ${/* lock: hold-unspent */ `state = ${turn} and held = $2 and held_until > $4::timestamptz`}
  returning id`);

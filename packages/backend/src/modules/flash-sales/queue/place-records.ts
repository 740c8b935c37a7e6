import type { DbOrTx } from '../../../kernel/db/database.ts';
import { rawQuery } from '../../../kernel/db/raw-query.ts';
import { type PlaceState, placeStates } from '../../../kernel/words/flash-sales.ts';

/** A place with how the line stands. Times as the database writes them. */
export type PlaceRecord = {
  id: number;
  userId: number;
  saleId: number;
  saleVariantId: number;
  productId: number;
  variantId: number | null;
  number: number;
  state: PlaceState;
  quantity: number;
  held: number;
  arrivedAt: string;
  heldUntil: string | null;
  endedAt: string | null;
  orderId: number | null;
  startsAt: string;
  endsAt: string;
  /** 1: next. Null when it is not waiting. */
  position: number | null;
  /** Pieces nobody has or holds. */
  left: number;
  /** Pieces held by customers whose turn it is, and when the first of them are given back at the latest. */
  heldPieces: number;
  nextLapse: string | null;
};

/** Places by id, with one reading of each line they stand in. */
export async function readPlaces(db: DbOrTx, ids: readonly number[]): Promise<PlaceRecord[]> {
  const rows = await byIds(db, [...ids]);
  return rows.map((row) => ({ ...row, state: placeStates.wordOf(row.state) }));
}

const { waiting, turn } = placeStates.numbers;

const byIds = rawQuery<Omit<PlaceRecord, 'state'> & { state: number }>(`
  with wanted as (
    select * from flash_sale_places where id = any(array(select unnest($1::bigint[])))
  ), skus as (
    select distinct flash_sale_sku_id as id from wanted
  ), waiting as (
    select p.id, row_number() over (partition by p.flash_sale_sku_id order by p.number) as position
    from flash_sale_places p
    where p.state = ${waiting} and p.flash_sale_sku_id in (select flash_sale_sku_id from wanted where state = ${waiting})
  ), holds as (
    select p.flash_sale_sku_id as id, sum(p.held) as pieces, min(p.held_until) as next
    from flash_sale_places p join skus k on k.id = p.flash_sale_sku_id
    where p.state = ${turn} group by 1
  )
  select p.id, p.user_id as "userId", p.flash_sale_id as "saleId", p.flash_sale_sku_id as "saleVariantId",
    s.good_id as "productId", k.sku_id as "variantId", p.number, p.state, p.pieces as quantity, p.held,
    p.arrived_at as "arrivedAt", p.held_until as "heldUntil", p.ended_at as "endedAt", p.order_id as "orderId",
    s.time as "startsAt", s.end_time as "endsAt", w.position::int as position, k.residue_limit as left,
    coalesce(h.pieces, 0)::int as "heldPieces", h.next as "nextLapse"
  from wanted p
  join flash_sale_skus k on k.id = p.flash_sale_sku_id
  join flash_sales s on s.id = p.flash_sale_id
  left join waiting w on w.id = p.id
  left join holds h on h.id = p.flash_sale_sku_id`);

/** The newest place of a customer in the running sale of a product; null without one. */
export async function findPlace(db: DbOrTx, userId: number, productId: number, now: Date): Promise<PlaceRecord | null> {
  const [newest] = await newestOf(db, userId, productId, now.toISOString());
  return newest ? ((await readPlaces(db, [newest.id]))[0] ?? null) : null;
}

const newestOf = rawQuery<{ id: number }>(`
  select p.id from flash_sale_places p join flash_sales s on s.id = p.flash_sale_id
  where p.user_id = $1 and s.good_id = $2 and s.time <= $3::timestamptz and s.end_time > $3::timestamptz
  order by p.id desc limit 1`);

/** The variant of the running sale of a product that somebody means: by its own id, or by the variant of the product (0: the product has none). */
export async function findRunningVariant(
  db: DbOrTx,
  wanted: { productId: number; variantId: number | null; saleVariantId: number | null },
  now: Date,
): Promise<number | null> {
  const [found] = await runningVariant(db, wanted.productId, wanted.saleVariantId, wanted.variantId, now.toISOString());
  return found?.id ?? null;
}

const runningVariant = rawQuery<{ id: number }>(`
  select k.id from flash_sale_skus k join flash_sales s on s.id = k.flash_sale_id
  where s.good_id = $1 and s.is_show = 1 and s.deleted_at is null
    and s.time <= $4::timestamptz and s.end_time > $4::timestamptz
    and case when $2::bigint is null then coalesce(k.sku_id, 0) = coalesce($3::bigint, 0) else k.id = $2::bigint end
  order by k.id limit 1`);

import { statement } from '../../../db/built-once.ts';
import type { Tx } from '../../../db/database.ts';
import { together } from '../../../db/together.ts';
import { readSettings } from '../../../settings.ts';
import { secondsHeld, turnsPerSecond } from './line-settings.ts';

/** Somebody who lines up. `arrivedAt`: when the request was received. */
export type Arrival = { userId: number; pieces: number; arrivedAt: Date };

export type LineChange = {
  /** Who lines up, in the order of arrival; each customer once. */
  arrivals?: readonly Arrival[];
  /** Customers who give up their places. */
  leaving?: readonly number[];
};

/** The place of each who lined up, by customer. Who is missing may not have that many pieces, or the sale is not running. */
export type Lined = ReadonlyMap<number, number>;

/**
 * Carries on the line of one SKU of a sale, the only place where it changes, but for orders: holds that are over are given back, who comes
 * gets the next number, and whose turn it is gets pieces, in the order of numbers. When nothing is left and nothing is held, who waits is
 * told that it is sold out.
 *
 * The rows of the stock and of the sale are held meanwhile, in the order every transaction locks them, so one line is carried on by one
 * process at a time and a lower number is always committed earlier.
 */
export async function turnLine(tx: Tx, saleSkuId: number, now: Date, change: LineChange = {}): Promise<Lined> {
  const { arrivals = [], leaving = [] } = change;
  const at = now.toISOString();
  const [of] = await ofSku(tx, saleSkuId);
  if (!of) return new Map();
  const [[stock], [sale], settings] = await together([
    of.skuId === null ? lockGood(tx, of.goodId) : lockSku(tx, of.skuId),
    lockSale(tx, saleSkuId),
    readSettings(tx, { secondsHeld, turnsPerSecond }),
  ]);
  if (!stock || !sale) return new Map();
  const isRunning = sale.isShown && now >= new Date(sale.startsAt) && now < new Date(sale.endsAt);
  const allowed = arrivals.filter(({ pieces }) => isRunning && (sale.perOrder === null || pieces <= sale.perOrder));
  const [[back], lined] = await together([
    endPlaces(tx, saleSkuId, at, [...leaving], !isRunning),
    allowed.length === 0 ? [] : lineUp(tx, saleSkuId, ...columnsOf(allowed), sale.perCustomer),
  ]);
  const returned = back ?? { pieces: 0, stock: 0 };
  const free = Math.min(sale.left + returned.pieces, stock.free + returned.stock);
  const until = Math.min(now.getTime() + settings.secondsHeld * 1000, new Date(sale.endsAt).getTime());
  const [given] = isRunning
    ? await giveTurns(tx, saleSkuId, at, new Date(until).toISOString(), free, settings.turnsPerSecond, of.takesStock)
    : [];
  const held = given?.pieces ?? 0;
  await together([
    returnToStock(tx, of, returned.stock - (of.takesStock ? held : 0)),
    returned.pieces === held ? null : changeLeft(tx, saleSkuId, returned.pieces - held),
    isRunning && free === held ? tellSoldOut(tx, saleSkuId, at) : null,
  ]);
  return new Map(lined.map(({ userId, id }) => [userId, id]));
}

type OfSku = { goodId: number; skuId: number | null; takesStock: boolean };

const ofSku = statement<OfSku>(`
  select s.good_id as "goodId", k.sku_id as "skuId", g.is_inventory = 0 as "takesStock"
  from flash_sale_skus k join flash_sales s on s.id = k.flash_sale_id join goods g on g.id = s.good_id
  where k.id = $1`);

const lockGood = statement<{ free: number }>(
  'select inventory as free from goods where id = $1 and deleted_at is null for no key update',
);
const lockSku = statement<{ free: number }>(
  'select inventory as free from good_skus where id = $1 and deleted_at is null for no key update',
);

type LockedSale = {
  left: number;
  startsAt: string;
  endsAt: string;
  isShown: boolean;
  perOrder: number | null;
  perCustomer: number | null;
};

const lockSale = statement<LockedSale>(`
  select k.residue_limit as left, s.time as "startsAt", s.end_time as "endsAt",
    s.is_show = 1 and s.deleted_at is null as "isShown",
    case when s.is_purchase_number = 1 then s.purchase_number end as "perOrder",
    nullif(s.customer_limit, 0) as "perCustomer"
  from flash_sale_skus k join flash_sales s on s.id = k.flash_sale_id
  where k.id = $1 for no key update of k`);

/** Places that lapsed, were given up, or are of a sale that is over. What they held is given back by the caller. */
const endPlaces = statement<{ pieces: number; stock: number }>(`
  with over as (
    select id, held, is_stock_taken from flash_sale_places
    where flash_sale_sku_id = $1 and state in (0, 1)
      and ((state = 1 and held_until <= $2) or user_id = any($3::bigint[]) or $4::boolean)
    for update
  ), ended as (
    update flash_sale_places p
    set held = 0, ended_at = $2, updated_at = now(), state = case
      when p.user_id = any($3::bigint[]) then 4
      when $4::boolean then 6
      else 3 end
    from over where p.id = over.id
  )
  select coalesce(sum(held), 0)::int as pieces, coalesce(sum(held) filter (where is_stock_taken), 0)::int as stock from over`);

/** Who has an open place in the sale keeps it; who would have more pieces than a customer may gets none. */
const lineUp = statement<{ userId: number; id: number }>(`
  with sku as (
    select flash_sale_id as sale_id from flash_sale_skus where id = $1
  ), wanted as (
    select * from unnest($2::bigint[], $3::int[], $4::timestamptz[]) with ordinality w(user_id, pieces, arrived_at, n)
  ), open as (
    select p.id, p.user_id from flash_sale_places p
    where p.flash_sale_id = (select sale_id from sku) and p.state in (0, 1) and p.user_id = any($2::bigint[])
  ), had as (
    select user_id, sum(number) as pieces from flash_sale_purchases
    where $5::int is not null and flash_sale_id = (select sale_id from sku) and user_id = any($2::bigint[])
    group by user_id
  ), made as (
    insert into flash_sale_places (flash_sale_id, flash_sale_sku_id, user_id, number, pieces, arrived_at)
    select (select sale_id from sku), $1, w.user_id,
      (select coalesce(max(number), 0) from flash_sale_places where flash_sale_sku_id = $1) + row_number() over (order by w.n),
      w.pieces, w.arrived_at
    from wanted w left join had h on h.user_id = w.user_id
    where not exists (select from open o where o.user_id = w.user_id)
      and ($5::int is null or coalesce(h.pieces, 0) + w.pieces <= $5::int)
    order by w.n
    on conflict do nothing
    returning id, user_id
  )
  select user_id as "userId", id from open union all select user_id, id from made`);

/**
 * The next in line, as many as the pace of a second and what is free allow. The last of them may get fewer than they want: waiting for more
 * would keep everybody behind them from pieces that are there.
 */
const giveTurns = statement<{ pieces: number }>(`
  with pace as (
    select greatest(0, least($4::int, $5::int - (
      select count(*) from flash_sale_places
      where flash_sale_sku_id = $1 and through_at > $2::timestamptz - interval '1 second'))) as turns
  ), next as (
    select id, pieces, number from flash_sale_places
    where flash_sale_sku_id = $1 and state = 0
    order by number limit (select turns from pace)
  ), shares as (
    select id, pieces, sum(pieces) over (order by number) - pieces as before from next
  ), through as (
    update flash_sale_places p
    set state = 1, held = least(s.pieces, $4::int - s.before), held_until = $3, through_at = $2, is_stock_taken = $6,
      updated_at = now()
    from shares s where p.id = s.id and p.state = 0 and s.before < $4::int
    returning p.held
  )
  select coalesce(sum(held), 0)::int as pieces from through`);

const changeLeft = statement(
  'update flash_sale_skus set residue_limit = residue_limit + $2, updated_at = now() where id = $1',
);
const changeGood = statement('update goods set inventory = inventory + $2, updated_at = now() where id = $1');
const changeSku = statement('update good_skus set inventory = inventory + $2, updated_at = now() where id = $1');

function returnToStock(tx: Tx, { goodId, skuId }: OfSku, pieces: number): Promise<unknown> | null {
  if (pieces === 0) return null;
  return skuId === null ? changeGood(tx, goodId, pieces) : changeSku(tx, skuId, pieces);
}

/** Only when nobody holds a piece that might come back. */
const tellSoldOut = statement(`
  update flash_sale_places set state = 5, ended_at = $2, updated_at = now()
  where flash_sale_sku_id = $1 and state = 0
    and not exists (select from flash_sale_places h where h.flash_sale_sku_id = $1 and h.state = 1)`);

const columnsOf = (arrivals: readonly Arrival[]) =>
  [
    arrivals.map(({ userId }) => userId),
    arrivals.map(({ pieces }) => pieces),
    arrivals.map(({ arrivedAt }) => arrivedAt.toISOString()),
  ] as const;

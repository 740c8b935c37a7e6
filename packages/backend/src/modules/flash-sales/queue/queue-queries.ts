import { rawQuery } from '../../../kernel/db/raw-query.ts';
import { placeStates } from '../../../kernel/words/flash-sales.ts';
import { stockRules } from '../../../kernel/words/products.ts';

const { waiting, turn, lapsed, left, 'sold-out': soldOut, 'sale-over': saleOver } = placeStates.numbers;

/** How one variant of a sale stands (`$1`) at a moment (`$2`); no row where its product or variant is gone. */
const sale = `
  sale as (
    select k.id, k.sku_id, s.id as sale_id, s.good_id, k.residue_limit as left_pieces, s.end_time,
      coalesce(v.inventory, g.inventory) as stock, g.is_inventory = ${stockRules.numbers['when-ordered']} as takes_stock,
      case when s.is_purchase_number = 1 then s.purchase_number end as per_order, nullif(s.customer_limit, 0) as per_customer,
      s.is_show = 1 and s.deleted_at is null and $2::timestamptz >= s.time and $2::timestamptz < s.end_time as is_running
    from flash_sale_skus k
    join flash_sales s on s.id = k.flash_sale_id
    join goods g on g.id = s.good_id and (k.sku_id is not null or g.deleted_at is null)
    left join good_skus v on v.id = k.sku_id and v.deleted_at is null
    where k.id = $1 and (k.sku_id is null or v.id is not null)
  )`;

/** Pieces that leave the sale and the stock, or come back where they are negative: `moved(pieces, stock)`. */
const movePieces = `
  of_sale as (
    update flash_sale_skus k set residue_limit = k.residue_limit - moved.pieces, updated_at = now()
    from moved where k.id = $1 and moved.pieces <> 0
  ), of_good as (
    update goods g set inventory = g.inventory - moved.stock, updated_at = now()
    from moved, sale where g.id = sale.good_id and sale.sku_id is null and moved.stock <> 0
  ), of_sku as (
    update good_skus v set inventory = v.inventory - moved.stock, updated_at = now()
    from moved, sale where v.id = sale.sku_id and moved.stock <> 0
  )`;

/** Ends places that lapsed, were given up by customers of the list, or are of a sale that is over, and gives back what they held. */
export const endPlaces = rawQuery(`
  with ${sale}, over as (
    select p.id, p.held, p.is_stock_taken from flash_sale_places p, sale
    where p.flash_sale_sku_id = $1 and p.state in (${waiting}, ${turn})
      and ((p.state = ${turn} and p.held_until <= $2::timestamptz) or p.user_id = any($3::bigint[]) or not sale.is_running)
    for update of p
  ), ended as (
    update flash_sale_places p
    set held = 0, ended_at = $2::timestamptz, updated_at = now(), state = case
      when p.user_id = any($3::bigint[]) then ${left}
      when not sale.is_running then ${saleOver}
      else ${lapsed} end
    from over, sale where p.id = over.id
  ), moved as (
    select -coalesce(sum(held), 0)::int as pieces, -coalesce(sum(held) filter (where is_stock_taken), 0)::int as stock from over
  ), ${movePieces}
  select`);

/** Who has an open place in the sale keeps it; who would have more pieces than an order or a customer may gets none. */
export const joinQueue = rawQuery<{ userId: number; id: number }>(`
  with ${sale}, wanted as (
    select w.* from unnest($3::bigint[], $4::int[], $5::timestamptz[]) with ordinality w(user_id, pieces, arrived_at, n), sale
    where sale.is_running and w.pieces <= coalesce(sale.per_order, w.pieces)
  ), open as (
    select p.id, p.user_id from flash_sale_places p, sale
    where p.flash_sale_id = sale.sale_id and p.state in (${waiting}, ${turn}) and p.user_id in (select user_id from wanted)
  ), had as (
    select p.user_id, sum(p.number) as pieces from flash_sale_purchases p, sale
    where sale.per_customer is not null and p.flash_sale_id = sale.sale_id and p.user_id in (select user_id from wanted)
    group by p.user_id
  ), made as (
    insert into flash_sale_places (flash_sale_id, flash_sale_sku_id, user_id, number, pieces, arrived_at)
    select sale.sale_id, $1, w.user_id,
      (select coalesce(max(number), 0) from flash_sale_places where flash_sale_sku_id = $1) + row_number() over (order by w.n),
      w.pieces, w.arrived_at
    from sale, wanted w left join had h on h.user_id = w.user_id
    where not exists (select from open o where o.user_id = w.user_id)
      and (sale.per_customer is null or coalesce(h.pieces, 0) + w.pieces <= sale.per_customer)
    order by w.n
    on conflict do nothing
    returning id, user_id
  )
  select user_id as "userId", id from open union all select user_id, id from made`);

/**
 * Pieces for the next in line, as many as the pace of a second (`$4`) and what is left allow, held until `$3` and never longer than the sale.
 * The last of them may get fewer than they want: waiting for more would keep everybody behind them from pieces that are there.
 */
export const giveTurns = rawQuery(`
  with ${sale}, free as (
    select least(left_pieces, stock) as pieces from sale where is_running
  ), pace as (
    select greatest(0, least(free.pieces, $4::int - (
      select count(*) from flash_sale_places
      where flash_sale_sku_id = $1 and through_at > $2::timestamptz - interval '1 second'))) as turns
    from free
  ), next as (
    select id, pieces, number from flash_sale_places
    where flash_sale_sku_id = $1 and state = ${waiting}
    order by number limit (select coalesce(max(turns), 0) from pace)
  ), shares as (
    select id, pieces, sum(pieces) over (order by number) - pieces as before from next
  ), through as (
    update flash_sale_places p
    set state = ${turn}, held = least(s.pieces, free.pieces - s.before), held_until = least($3::timestamptz, sale.end_time),
      through_at = $2::timestamptz, is_stock_taken = sale.takes_stock, updated_at = now()
    from shares s, free, sale where p.id = s.id and p.state = ${waiting} and s.before < free.pieces
    returning p.held, p.is_stock_taken
  ), moved as (
    select coalesce(sum(held), 0)::int as pieces, coalesce(sum(held) filter (where is_stock_taken), 0)::int as stock from through
  ), ${movePieces}
  select`);

/** Only when nobody holds a piece that might come back. */
export const endPlacesSoldOut = rawQuery(`
  with ${sale}
  update flash_sale_places p set state = ${soldOut}, ended_at = $2::timestamptz, updated_at = now()
  from sale
  where p.flash_sale_sku_id = $1 and p.state = ${waiting} and sale.is_running and least(sale.left_pieces, sale.stock) <= 0
    and not exists (select from flash_sale_places h where h.flash_sale_sku_id = $1 and h.state = ${turn})`);

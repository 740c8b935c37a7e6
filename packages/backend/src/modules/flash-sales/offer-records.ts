import type { DbOrTx } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { placeStates } from '../../kernel/words/flash-sales.ts';
import { measureUnits } from '../../kernel/words/measures.ts';
import { shelfStates } from '../../kernel/words/products.ts';
import type { OfferedPieces, SaleOfProduct } from './offer.ts';

type Row = {
  saleId: number;
  productId: number;
  time: string;
  endTime: string;
  variants: StoredPieces[];
};

type StoredPieces = Omit<OfferedPieces, 'measure'> & { quantity: number | null; unit: number | null };

/**
 * Sales that run, or begin before a moment, of products on the shelf that are shown in a language; of each product the first. Their number is that
 * of the sales of a day, not of the products.
 */
export async function loadSalesOfProducts(db: DbOrTx, lang: Lang, from: Date, before: Date): Promise<SaleOfProduct[]> {
  const rows = await salesBetween(db, lang, from.toISOString(), before.toISOString());
  return rows.map((row) => ({
    ...row,
    variants: row.variants.map(toPieces),
    time: new Date(row.time),
    endTime: new Date(row.endTime),
  }));
}

function toPieces({ quantity, unit, ...pieces }: StoredPieces): OfferedPieces {
  const measure = quantity === null || unit === null ? null : { quantity, unit: measureUnits.wordOf(unit) };
  return { ...pieces, measure };
}

const salesBetween = rawQuery<Row>(`
  select distinct on (s.good_id) s.id as "saleId", s.good_id as "productId", s.time, s.end_time as "endTime",
    (select json_agg(json_build_object(
        'variantId', k.sku_id, 'price', k.seckill_price, 'ordinary', coalesce(u.price, g.price),
        'quantity', coalesce(u.measure_quantity, g.measure_quantity), 'unit', case when k.sku_id is null then g.measure_unit else u.measure_unit end,
        'held', coalesce((select sum(p.held) from flash_sale_places p where p.flash_sale_sku_id = k.id and p.state = ${placeStates.numbers.turn}), 0),
        'left', least(k.residue_limit, case when k.sku_id is null then g.inventory when u.deleted_at is null then u.inventory else 0 end)) order by k.id)
      from flash_sale_skus k left join good_skus u on u.id = k.sku_id
      where k.flash_sale_id = s.id) as variants
  from flash_sales s join goods g on g.id = s.good_id
  where s.is_show = 1 and s.deleted_at is null and s.name ? $1 and g.is_show = ${shelfStates.numbers.on} and g.deleted_at is null
    and s.end_time > $2::timestamptz and s.time < $3::timestamptz
    and exists (select 1 from flash_sale_skus k where k.flash_sale_id = s.id)
  order by s.good_id, s.time, s.id`);

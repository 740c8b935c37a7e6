import type { DbOrTx } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { shippingTypes } from '../../kernel/words/products.ts';
import type { ShippingRate } from './shipping-fee.ts';

const ratesOfProducts = rawQuery<ShippingRate>(`
  select f.id, f.pinkage as "freeProvinces", f.free_over as "freeShippingFrom",
    coalesce((
      select json_agg(json_build_object(
        'provinces', w.location, 'firstQuantity', w.first_piece, 'firstFee', w.first_cost,
        'furtherQuantity', w.add_piece, 'furtherFee', w.add_cost) order by w.sort, w.id)
      from freight_ways w where w.freight_id = f.id), '[]') as steps
  from freights f
  where f.id in (select freight_id from goods where id = any(array(select unnest($1::bigint[]))) and freight_type = ${shippingTypes.numbers.rate})`);

/** The shipping rates of products, by their own id. */
export async function loadShippingRates(db: DbOrTx, productIds: readonly number[]): Promise<Map<number, ShippingRate>> {
  if (productIds.length === 0) return new Map();
  const rates = await ratesOfProducts(db, [...new Set(productIds)]);
  return new Map(rates.map((rate) => [rate.id, rate]));
}

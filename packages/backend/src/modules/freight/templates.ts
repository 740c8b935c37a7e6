import { statement } from '../../kernel/db/built-once.ts';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { freightTypes } from '../../kernel/words/products.ts';
import type { FreightTemplate } from './rules.ts';

const templatesOfProducts = statement<FreightTemplate>(`
  select f.id, f.pinkage as "freeProvinceCodes", f.free_over as "freeOver",
    coalesce((
      select json_agg(json_build_object(
        'provinceCodes', w.location, 'firstPiece', w.first_piece, 'firstCost', w.first_cost,
        'addPiece', w.add_piece, 'addCost', w.add_cost) order by w.sort, w.id)
      from freight_ways w where w.freight_id = f.id), '[]') as ways
  from freights f
  where f.id in (select freight_id from goods where id = any(array(select unnest($1::bigint[]))) and freight_type = ${freightTypes.numbers.rate})`);

/** The freight templates under which products travel, by their own id. */
export async function loadTemplates(db: DbOrTx, productIds: readonly number[]): Promise<Map<number, FreightTemplate>> {
  if (productIds.length === 0) return new Map();
  const templates = await templatesOfProducts(db, [...new Set(productIds)]);
  return new Map(templates.map((template) => [template.id, template]));
}

import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const stockNotNegative: Invariant = {
  number: 1,
  name: 'stock-not-negative',
  title: 'stock is never below 0',
  query: () => sql`
    select 'the stock of a good is below 0' as problem, jsonb_build_object('goodId', id, 'free', inventory) as facts
    from goods where inventory < 0
    union all
    select 'the stock of a SKU is below 0', jsonb_build_object('goodId', good_id, 'skuId', id, 'free', inventory)
    from good_skus where inventory < 0
    union all
    select 'the stock of a flash sale is below 0',
      jsonb_build_object('saleId', flash_sale_id, 'saleSkuId', id, 'left', residue_limit)
    from flash_sale_skus where residue_limit < 0`,
};

import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { goodTypes } from '../../../kernel/words/goods.ts';
import { type GoodPage, loadGood } from '../../catalogue/good-records.ts';
import { goodDetailSchema, toGoodDetail } from '../../goods/wire/good-wire.ts';
import type { Wording } from '../../orders/wire/order-wire.ts';

const cents = z.int().meta({ description: 'cents' });
const centsOrBlank = z.union([z.int(), z.literal('')]).meta({ description: 'cents, "" when zero' });

/**
 * The good inside an order detail (`api.md` 8): the kind is a number, amounts are cents, labels are blank. Its SKUs are
 * in yuan all the same.
 */
export const detailGoodSchema = goodDetailSchema
  .omit({ price_show: true, market_price_show: true, inventory_show: true, resources: true, seckill_offer: true })
  .extend({ type: z.int(), price: cents, market_price: centsOrBlank, order_price: centsOrBlank });

type DetailGood = z.infer<typeof detailGoodSchema>;

/** Goods of an order by id; deleted ones are left out. */
export async function loadDetailGoods(
  db: DbOrTx,
  goodIds: readonly number[],
  wording: Wording,
): Promise<Map<number, DetailGood>> {
  const goods = new Map<number, DetailGood>();
  for (const id of new Set(goodIds)) {
    const page = await loadGood(db, id, wording.lang);
    if (page) goods.set(id, toDetailGood(page, wording));
  }
  return goods;
}

function toDetailGood(page: GoodPage, { lang, times }: Wording): DetailGood {
  const {
    price_show: _,
    market_price_show: __,
    inventory_show: ___,
    resources: ____,
    seckill_offer: _____,
    ...rest
  } = toGoodDetail(page, null, lang, times);
  const { good } = page;
  return {
    ...rest,
    type: goodTypes.numbers[good.type],
    price: good.price,
    market_price: good.marketPrice || '',
    order_price: good.orderPrice || '',
    putaway_show: '',
    is_inventory_show: '',
  };
}

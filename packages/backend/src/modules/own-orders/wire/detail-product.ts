import { z } from 'zod';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { productTypes } from '../../../kernel/words/products.ts';
import { loadProduct, type ProductPage } from '../../catalogue/product-records.ts';
import type { Wording } from '../../orders/wire/order-wire.ts';
import { productDetailSchema, toProductDetail } from '../../products/wire/product-wire.ts';

const cents = z.int().meta({ description: 'cents' });
const centsOrBlank = z.union([z.int(), z.literal('')]).meta({ description: 'cents, "" when zero' });

/**
 * The good inside an order detail: the kind is a number, amounts are cents, labels are blank. Its SKUs are
 * in yuan all the same.
 */
export const detailProductSchema = productDetailSchema
  .omit({ price_show: true, market_price_show: true, inventory_show: true, resources: true })
  // What a good costs now is no matter of an order.
  .omit({ seckill_offer: true, unit_price: true })
  .extend({
    type: z.int(),
    price: cents,
    market_price: centsOrBlank,
    order_price: centsOrBlank,
    good_sku: z.array(productDetailSchema.shape.good_sku.element.omit({ unit_price: true })),
  });

type DetailProduct = z.infer<typeof detailProductSchema>;

/** Goods of an order by id; deleted ones are left out. */
export async function loadDetailProducts(
  db: DbOrTx,
  productIds: readonly number[],
  wording: Wording,
): Promise<Map<number, DetailProduct>> {
  const products = new Map<number, DetailProduct>();
  for (const id of new Set(productIds)) {
    const page = await loadProduct(db, id, wording.lang);
    if (page) products.set(id, toDetailProduct(page, wording));
  }
  return products;
}

function toDetailProduct(page: ProductPage, { lang, times }: Wording): DetailProduct {
  const {
    price_show: _,
    market_price_show: __,
    inventory_show: ___,
    resources: ____,
    seckill_offer: _____,
    unit_price: ______,
    good_sku: variants,
    ...rest
  } = toProductDetail(page, null, lang, times);
  const { product } = page;
  return {
    ...rest,
    good_sku: variants.map(({ unit_price: _unitPrice, ...variant }) => variant),
    type: productTypes.numbers[product.type],
    price: product.price,
    market_price: product.marketPrice || '',
    order_price: product.orderPrice || '',
    putaway_show: '',
    is_inventory_show: '',
  };
}

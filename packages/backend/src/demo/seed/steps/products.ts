import { insertRows } from '../../../kernel/db/insert-rows.ts';
import {
  pointsProducts,
  productCodes,
  products,
  productTexts,
  productVariants,
  resources,
} from '../../../kernel/db/schema/index.ts';
import { refreshColours } from '../../../modules/catalogue/refresh-colours.ts';
import { refreshMeasures } from '../../../modules/catalogue/refresh-measures.ts';
import { loadContent } from '../../content/load.ts';
import type { ContentCategory } from '../../content/shop.ts';
import type { Text } from '../../content/texts.ts';
import { type ProductRows, productRows } from '../rows/product-rows.ts';
import { categoryIdBySlug, type SeedContext } from '../rows/seed-context.ts';

function categoryNames(tree: ContentCategory[], above: Text[] = [], names = new Map<string, Text[]>()) {
  for (const category of tree) {
    const own = [category.name, ...above];
    names.set(category.slug, own);
    categoryNames(category.children ?? [], own, names);
  }
  return names;
}

/** Products with everything that describes them; `limit` takes the first so many. */
export async function seedProducts(context: SeedContext, limit = Number.POSITIVE_INFINITY): Promise<void> {
  const { tx, now } = context;
  const names = categoryNames(loadContent('categories'));
  const brands = new Map(loadContent('brands').map((brand) => [brand.slug, brand]));
  const rates = new Map(loadContent('freight').templates.map((rate) => [rate.id, rate]));
  const all: ProductRows[] = [];
  for (const product of loadContent('goods').slice(0, limit)) {
    const brand = brands.get(product.brand);
    if (!brand) throw new Error(`content/goods.json: good ${product.id} has an unknown brand.`);
    const rate = product.freight_template_id === null ? undefined : rates.get(product.freight_template_id);
    const isFixed = rate?.kind !== 'template';
    const shipping = { rateId: isFixed ? null : rate.id, feeYuan: rate?.fixed_yuan ?? 0 };
    const rows = productRows(product, {
      now,
      categoryId: categoryIdBySlug(context, product.category),
      categoryNames: names.get(product.category) ?? [],
      brandId: brand.id,
      brandName: brand.name,
      shipping,
    });
    all.push(rows);
    context.goods.set(product.slug, {
      id: product.id,
      type: product.type,
      name: product.name,
      img: rows.resources[0]?.img ?? '',
      price: rows.good.orderPrice ?? 0,
      shippingRateId: shipping.rateId,
      shippingFeeYuan: shipping.feeYuan,
      stock: product.stock,
      skus: rows.skus.map(({ id, productSku, price, img }) => ({ id, choice: productSku, price, img })),
    });
  }
  await insertRows(
    tx,
    products,
    all.map((rows) => rows.good),
  );
  await insertRows(
    tx,
    productTexts,
    all.flatMap((rows) => rows.texts),
  );
  await insertRows(
    tx,
    productVariants,
    all.flatMap((rows) => rows.skus),
  );
  await insertRows(
    tx,
    productCodes,
    all.flatMap((rows) => rows.codes),
  );
  await insertRows(
    tx,
    resources,
    all.flatMap((rows) => rows.resources),
  );
  await insertRows(
    tx,
    pointsProducts,
    all.flatMap((rows) => rows.points),
  );
  const ids = all.map(({ good }) => good.id);
  await refreshMeasures(tx, ids);
  await refreshColours(tx, ids);
}

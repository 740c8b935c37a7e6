import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { goodCodes, goodSkus, goods, goodTexts, pointsGoods, resources } from '../../../kernel/db/schema/index.ts';
import { loadContent } from '../../content/load.ts';
import type { ContentCategory } from '../../content/shop.ts';
import type { Text } from '../../content/texts.ts';
import { type GoodRows, goodRows } from '../rows/good-rows.ts';
import { categoryIdBySlug, type SeedContext } from '../rows/seed-context.ts';

function categoryNames(tree: ContentCategory[], above: Text[] = [], names = new Map<string, Text[]>()) {
  for (const category of tree) {
    const own = [category.name, ...above];
    names.set(category.slug, own);
    categoryNames(category.children ?? [], own, names);
  }
  return names;
}

/** Goods with everything that describes them; `limit` takes the first so many. */
export async function seedGoods(context: SeedContext, limit = Number.POSITIVE_INFINITY): Promise<void> {
  const { tx, now } = context;
  const names = categoryNames(loadContent('categories'));
  const brands = new Map(loadContent('brands').map((brand) => [brand.slug, brand]));
  const templates = new Map(loadContent('freight').templates.map((template) => [template.id, template]));
  const all: GoodRows[] = [];
  for (const good of loadContent('goods').slice(0, limit)) {
    const brand = brands.get(good.brand);
    if (!brand) throw new Error(`content/goods.json: good ${good.id} has an unknown brand.`);
    const template = good.freight_template_id === null ? undefined : templates.get(good.freight_template_id);
    const isFixed = template?.kind !== 'template';
    const freight = { templateId: isFixed ? null : template.id, fixedYuan: template?.fixed_yuan ?? 0 };
    const rows = goodRows(good, {
      now,
      categoryId: categoryIdBySlug(context, good.category),
      categoryNames: names.get(good.category) ?? [],
      brandId: brand.id,
      brandName: brand.name,
      freight,
    });
    all.push(rows);
    context.goods.set(good.slug, {
      id: good.id,
      type: good.type,
      name: good.name,
      img: rows.resources[0]?.img ?? '',
      price: rows.good.orderPrice ?? 0,
      freightId: freight.templateId,
      freight: freight.fixedYuan,
      stock: good.stock,
      skus: rows.skus.map(({ id, productSku, price, img }) => ({ id, choice: productSku, price, img })),
    });
  }
  await insertRows(
    tx,
    goods,
    all.map((rows) => rows.good),
  );
  await insertRows(
    tx,
    goodTexts,
    all.flatMap((rows) => rows.texts),
  );
  await insertRows(
    tx,
    goodSkus,
    all.flatMap((rows) => rows.skus),
  );
  await insertRows(
    tx,
    goodCodes,
    all.flatMap((rows) => rows.codes),
  );
  await insertRows(
    tx,
    resources,
    all.flatMap((rows) => rows.resources),
  );
  await insertRows(
    tx,
    pointsGoods,
    all.flatMap((rows) => rows.points),
  );
}

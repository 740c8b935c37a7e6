import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { brands, categories, resources } from '../../../kernel/db/schema/index.ts';
import { pictureNames, pictureUrl } from '../../../modules/pictures/names.ts';
import { loadContent } from '../../content/load.ts';
import type { ContentCategory } from '../../content/shop.ts';
import type { SeedContext } from '../rows/seed-context.ts';

type Row = typeof categories.$inferInsert;

/** Numbers the tree from the top, parents before children. */
function flatten(tree: ContentCategory[], parentId: number | null, rows: (Row & { picture: string })[]) {
  for (const { slug, name, sort, recommended, picture, children } of tree) {
    const id = rows.length + 1;
    rows.push({ id, slug, name, parentId, sort, isRecommended: recommended, picture });
    flatten(children ?? [], id, rows);
  }
  return rows;
}

/** Categories and brands with their pictures. */
export async function seedCategories({ tx, categoryIds }: SeedContext): Promise<void> {
  const rows = flatten(loadContent('categories'), null, []);
  for (const row of rows) if (row.slug && row.id) categoryIds.set(row.slug, row.id);
  await insertRows(tx, categories, rows);
  await insertRows(
    tx,
    resources,
    rows.map(({ id, picture }) => ({
      imageId: id ?? 0,
      imageType: 'category',
      depict: `category_${id}`,
      img: pictureUrl(pictureNames.object(picture)),
    })),
  );
  const houses = loadContent('brands');
  await insertRows(
    tx,
    brands,
    houses.map(({ id, slug, name, sort }) => ({ id, slug, name, sort })),
  );
  await insertRows(
    tx,
    resources,
    houses.map(({ id, slug }) => ({
      imageId: id,
      imageType: 'brand',
      depict: `brand_${id}`,
      img: pictureUrl(pictureNames.brand(slug)),
    })),
  );
}

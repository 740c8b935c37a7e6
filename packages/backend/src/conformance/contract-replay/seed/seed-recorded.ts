import { sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import {
  banners,
  brands,
  categories,
  configs,
  couriers,
  languages,
  pointsAccounts,
  productCodes,
  products,
  productTexts,
  productVariants,
  projects,
  resources,
  shippingRateSteps,
  shippingRates,
  users,
} from '../../../kernel/db/schema/index.ts';
import { bannerTypes } from '../../../kernel/words/shop.ts';
import { pictureRows, productRow, textRow, variantResource, variantRows } from './product-rows.ts';
import { type RecordedProduct, recordedProducts } from './products.ts';
import {
  freeProvinces,
  PICTURES,
  recordedBanners,
  recordedCategories,
  recordedLanguages,
  recordedProject,
  recordedSettings,
  recordedUsers,
  recordedWays,
} from './shop.ts';

/** Fills a fresh database with what the recorded server had; counted from 1, the rows get the ids the recordings show. */
export async function seedRecorded(db: Db): Promise<void> {
  await seedCatalogue(db);
  await seedShop(db);
  await db.insert(users).values(
    recordedUsers.map((user, index) => ({
      ...user,
      uuid: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      name: user.cellphone,
    })),
  );
  await db.insert(pointsAccounts).values(recordedUsers.map((_, index) => ({ userId: index + 1 })));
}

async function seedCatalogue(db: Db): Promise<void> {
  await db.insert(brands).values([{ name: { zh: '示例一' } }, { name: { zh: '示例二' } }]);
  await db.insert(categories).values(
    recordedCategories.map(([, name, parentId, sort, isRecommended]) => ({
      name: { zh: name },
      parentId,
      sort,
      isRecommended: isRecommended === 1,
    })),
  );
  await db.insert(resources).values(
    recordedCategories.map(([id]) => ({
      imageType: 'category',
      imageId: id,
      depict: `category_${id}`,
      img: `${PICTURES}/image/category/c${id}.jpg`,
    })),
  );
  await db.insert(shippingRates).values({ name: { zh: '按件' }, freeProvinces });
  await db.insert(shippingRateSteps).values(recordedWays.map((way, sort) => ({ ...way, rateId: 1, sort })));
  for (const product of recordedProducts) await seedProduct(db, product);
  await seedUsualPrices(db);
}

/** The recorded server showed every market price: here each was asked for before. */
async function seedUsualPrices(db: Db): Promise<void> {
  await db.execute(sql`
    insert into asked_prices (good_id, sku_id, price, since)
    select id, null, market_price, now() - interval '90 days' from goods
    union all
    select good_id, id, market_price, now() - interval '90 days' from good_skus`);
  await db.execute(sql`update goods set usual_price_until = usual_price_until(id, null, market_price)`);
  await db.execute(sql`update good_skus set usual_price_until = usual_price_until(good_id, id, market_price)`);
}

async function seedProduct(db: Db, product: RecordedProduct): Promise<void> {
  await db.insert(products).values(productRow(product));
  await db.insert(productTexts).values(textRow(product));
  await db.insert(resources).values(pictureRows(product));
  const variants = variantRows(product);
  if (variants.length === 0) return;
  const made = await db.insert(productVariants).values(variants).returning({ id: productVariants.id });
  const pictures = made.flatMap(({ id }) => variantResource(product, id));
  if (pictures.length > 0) await db.insert(resources).values(pictures);
  if (product.type !== 'card-key') return;
  const codes = [1, 2, 3].flatMap((number) => made.map(({ id }) => ({ variantId: id, code: `KEY-${number}` })));
  await db.insert(productCodes).values(codes);
}

async function seedShop(db: Db): Promise<void> {
  await db.insert(banners).values(
    recordedBanners.map(([sort, type, name, url]) => ({
      type: bannerTypes.wordOf(type),
      name: { zh: name },
      url,
      sort,
    })),
  );
  await db.insert(resources).values(
    recordedBanners.map(([id]) => ({
      imageType: 'banner',
      imageId: id,
      depict: `banner_${id}`,
      img: `${PICTURES}/image/banner/b${id}.jpg`,
    })),
  );
  await db.insert(projects).values(recordedProject);
  await db.insert(languages).values(recordedLanguages);
  await db.insert(configs).values(recordedSettings);
  await db.insert(couriers).values({ name: { zh: '示例快递' }, abbreviation: 'TEST' });
}

import { and, asc, eq, inArray, like, or } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { goodSkus, goods, goodTexts, resources, type SkuChoice } from '../../db/schema/index.ts';
import { together } from '../../db/together.ts';
import { isLang, type LocalText } from '../../texts/languages.ts';

/** A SKU as cart and orders need it. Amounts in cents. */
export type SaleSku = {
  id: number;
  price: number;
  marketPrice: number;
  stock: number;
  deletedAt: Date | null;
  choices: SkuChoice[];
  codeType: number;
  isFixed: number;
  /** Stored address of its own picture, null without one. */
  picture: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A good as cart, freight and orders need it: prices in cents, freight fee in whole yuan, names per language. */
export type SaleGood = {
  id: number;
  categoryId: number | null;
  /** 0 physical, 1 virtual, 2 card key or web disk, 3 download. */
  type: number;
  isOnSale: boolean;
  /** 0 in the warehouse, 1 on sale, 2 scheduled. */
  shelfState: number;
  isDeleted: boolean;
  price: number;
  stock: number;
  /** 0 stock falls when ordered, 1 when paid. */
  stockFallsOnPayment: boolean;
  freightType: number;
  freightId: number | null;
  freightYuan: number;
  /** Most pieces per order; 0 = no limit. */
  purchaseLimit: number;
  name: LocalText;
  /** Stored address of the main picture. */
  picture: string;
  /** Every SKU it ever had, deleted ones marked. */
  skus: SaleSku[];
};

/** Loads goods by id, on sale or not, deleted or not: callers decide what that means. Unknown ids are left out. */
export async function loadSaleGoods(db: DbOrTx, ids: readonly number[]): Promise<Map<number, SaleGood>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const [rows, skus, names, pictures] = await together([
    db.select().from(goods).where(inArray(goods.id, wanted)),
    db.select().from(goodSkus).where(inArray(goodSkus.goodId, wanted)).orderBy(asc(goodSkus.sort), asc(goodSkus.id)),
    loadNames(db, wanted),
    loadPictures(db, wanted),
  ]);
  const skusOf = Map.groupBy(skus, (sku) => sku.goodId);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        categoryId: row.categoryId,
        type: row.type,
        isOnSale: row.isShow === 1 && row.deletedAt === null,
        shelfState: row.isShow,
        isDeleted: row.deletedAt !== null,
        price: row.price,
        stock: row.inventory,
        stockFallsOnPayment: row.isInventory === 1,
        freightType: row.freightType,
        freightId: row.freightId,
        freightYuan: row.freight,
        purchaseLimit: row.purchaseLimit ?? 0,
        name: names.get(row.id) ?? {},
        picture: pictures.goods.get(row.id) ?? '',
        skus: (skusOf.get(row.id) ?? []).map((sku) => toSaleSku(sku, pictures.skus.get(sku.id) ?? null)),
      },
    ]),
  );
}

/** SKUs that can be chosen. */
export function livingSkus(good: SaleGood): SaleSku[] {
  return good.skus.filter((sku) => sku.deletedAt === null);
}

function toSaleSku(sku: typeof goodSkus.$inferSelect, picture: string | null): SaleSku {
  return {
    id: sku.id,
    price: sku.price,
    marketPrice: sku.marketPrice,
    stock: sku.inventory,
    deletedAt: sku.deletedAt,
    choices: sku.productSku,
    codeType: sku.codeType,
    isFixed: sku.isFixed,
    picture,
    createdAt: sku.createdAt,
    updatedAt: sku.updatedAt,
  };
}

async function loadNames(db: DbOrTx, goodIds: readonly number[]): Promise<Map<number, LocalText>> {
  const rows = await db
    .select({ goodId: goodTexts.goodId, lang: goodTexts.lang, name: goodTexts.name })
    .from(goodTexts)
    .where(inArray(goodTexts.goodId, [...goodIds]));
  const names = new Map<number, LocalText>();
  for (const row of rows) {
    if (isLang(row.lang)) names.set(row.goodId, { ...names.get(row.goodId), [row.lang]: row.name });
  }
  return names;
}

type Pictures = { goods: Map<number, string>; skus: Map<number, string> };

/** Main pictures of goods and the pictures of their SKUs. */
async function loadPictures(db: DbOrTx, goodIds: number[]): Promise<Pictures> {
  const skuIds = db.select({ id: goodSkus.id }).from(goodSkus).where(inArray(goodSkus.goodId, goodIds));
  const ofGoods = and(
    eq(resources.imageType, 'good'),
    inArray(resources.imageId, goodIds),
    like(resources.depict, '%\\_zimg'),
  );
  const ofSkus = and(
    eq(resources.imageType, 'good_sku'),
    inArray(resources.imageId, skuIds),
    like(resources.depict, 'product\\_sku\\_%'),
    eq(resources.type, 1),
  );
  const rows = await db
    .select({ owner: resources.imageType, ownerId: resources.imageId, img: resources.img })
    .from(resources)
    .where(or(ofGoods, ofSkus))
    .orderBy(asc(resources.sort), asc(resources.id));
  const pictures: Pictures = { goods: new Map(), skus: new Map() };
  for (const row of rows) {
    const known = row.owner === 'good' ? pictures.goods : pictures.skus;
    if (!known.has(row.ownerId)) known.set(row.ownerId, row.img);
  }
  return pictures;
}

import type { DbOrTx } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import type { VariantChoice } from '../../kernel/db/schema/index.ts';
import { isLang, type LocalText } from '../../kernel/texts/languages.ts';
import {
  type CodeKind,
  codeKinds,
  type ProductType,
  productTypes,
  type ShelfState,
  type ShippingType,
  shelfStates,
  shippingTypes,
  stockRules,
} from '../../kernel/words/products.ts';
import { usualPriceOf } from './usual-price.ts';

/** A variant as cart and orders need it. Amounts in cents. */
export type SaleVariant = {
  id: number;
  price: number;
  marketPrice: number;
  stock: number;
  deletedAt: Date | null;
  choices: VariantChoice[];
  codeType: CodeKind;
  isFixed: boolean;
  /** Stored address of its own picture, null without one. */
  picture: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A product as cart, shipping and orders need it: prices in cents, shipping fee in whole yuan, names per language. */
export type SaleProduct = {
  id: number;
  categoryId: number | null;
  type: ProductType;
  isOnSale: boolean;
  shelfState: ShelfState;
  isDeleted: boolean;
  price: number;
  marketPrice: number;
  stock: number;
  stockFallsOnPayment: boolean;
  shippingType: ShippingType;
  shippingRateId: number | null;
  shippingFeeYuan: number;
  /** Of its template, in cents; null without the rule or a template. */
  freeShippingFrom: number | null;
  /** Most pieces per order; 0 = no limit. */
  purchaseLimit: number;
  name: LocalText;
  /** Stored address of the main picture. */
  picture: string;
  /** Every variant it ever had, deleted ones marked. */
  variants: SaleVariant[];
};

/** Loads products by id, on sale or not, deleted or not: callers decide what that means. Unknown ids are left out. */
export async function loadSaleProducts(db: DbOrTx, ids: readonly number[]): Promise<Map<number, SaleProduct>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await productsById(db, wanted);
  return new Map(rows.map((row) => [row.id, toSaleProduct(row)]));
}

/** variants that can be chosen. */
export function livingVariants(product: SaleProduct): SaleVariant[] {
  return product.variants.filter((variant) => variant.deletedAt === null);
}

type Times = 'deletedAt' | 'createdAt' | 'updatedAt';
type VariantRow = Omit<SaleVariant, Times | 'codeType'> & {
  codeType: number;
  deletedAt: string | null;
  createdAt: string;
  updatedAt: string;
};
type Words = 'type' | 'shelfState' | 'shippingType';
type ProductRow = Omit<SaleProduct, 'isOnSale' | 'name' | 'variants' | Words> &
  Record<Words, number> & { names: Record<string, string>; variants: VariantRow[] };

/** One statement for everything about some products. */
const productsById = rawQuery<ProductRow>(String.raw`
  select g.id, g.category_id as "categoryId", g.type, g.is_show as "shelfState",
    g.deleted_at is not null as "isDeleted", g.price, ${usualPriceOf('g')} as "marketPrice", g.inventory as stock,
    g.is_inventory = ${stockRules.numbers['when-paid']} as "stockFallsOnPayment", g.freight_type as "shippingType", g.freight_id as "shippingRateId",
    g.freight as "shippingFeeYuan",
    (select f.free_over from freights f where f.id = g.freight_id and g.freight_type = ${shippingTypes.numbers.rate}) as "freeShippingFrom",
    coalesce(g.purchase_limit, 0) as "purchaseLimit",
    coalesce((select json_object_agg(t.lang, t.name) from good_texts t where t.good_id = g.id), '{}') as names,
    coalesce((
      select r.img from resources r
      where r.image_type = 'good' and r.image_id = g.id and r.depict like '%\_zimg'
      order by r.sort, r.id limit 1), '') as picture,
    coalesce((
      select json_agg(json_build_object(
        'id', s.id, 'price', s.price, 'marketPrice', ${usualPriceOf('s')}, 'stock', s.inventory, 'deletedAt', s.deleted_at,
        'choices', s.product_sku, 'codeType', s.code_type, 'isFixed', s.is_fixed = 1,
        'createdAt', s.created_at, 'updatedAt', s.updated_at, 'picture', (
          select r.img from resources r
          where r.image_type = 'good_sku' and r.image_id = s.id and r.depict like 'product\_sku\_%' and r.type = 1
          order by r.sort, r.id limit 1)) order by s.sort, s.id)
      from good_skus s where s.good_id = g.id), '[]') as variants
  from goods g
  where g.id = any(array(select unnest($1::bigint[])))`);

function toSaleProduct({ names, variants, ...product }: ProductRow): SaleProduct {
  const shelfState = shelfStates.wordOf(product.shelfState);
  return {
    ...product,
    type: productTypes.wordOf(product.type),
    shelfState,
    shippingType: shippingTypes.wordOf(product.shippingType),
    isOnSale: shelfState === 'on' && !product.isDeleted,
    name: Object.fromEntries(Object.entries(names).filter(([lang]) => isLang(lang))),
    variants: variants.map(toSaleVariant),
  };
}

function toSaleVariant(row: VariantRow): SaleVariant {
  return {
    ...row,
    codeType: codeKinds.wordOf(row.codeType),
    deletedAt: row.deletedAt === null ? null : new Date(row.deletedAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  };
}

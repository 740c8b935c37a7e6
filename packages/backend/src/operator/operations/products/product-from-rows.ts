import type {
  pointsProducts,
  products,
  productTexts,
  productVariants,
  resources,
} from '../../../kernel/db/schema/index.ts';
import { isLang, type LocalText } from '../../../kernel/texts/languages.ts';
import type { ProductDocument, ProductPictures, VariantDocument } from './product-document.ts';
import type { References } from './references.ts';

type ProductRow = typeof products.$inferSelect;
type VariantRow = typeof productVariants.$inferSelect;
type TextRow = Omit<typeof productTexts.$inferSelect, 'search' | 'searchVersion' | 'head'>;
export type ResourceRow = typeof resources.$inferSelect;

/** What belongs to some products, by their ids; `variantPictures` by those of the variants. */
export type ProductParts = {
  texts: Map<number, TextRow[]>;
  skus: Map<number, VariantRow[]>;
  pictures: Map<number, ResourceRow[]>;
  variantPictures: Map<number, ResourceRow[]>;
  points: Map<number, typeof pointsProducts.$inferSelect>;
};

/** Puts a product together from its rows. */
export function productFromRows(row: ProductRow, parts: ProductParts, references: References): ProductDocument {
  const texts = parts.texts.get(row.id) ?? [];
  const points = parts.points.get(row.id);
  return {
    key: row.key,
    slug: row.slug,
    number: row.number,
    type: row.type,
    category: references.categories.keyOf(row.categoryId),
    brand: references.brands.keyOf(row.brandId),
    shippingRate: row.shippingType === 'rate' ? references.shippingRates.keyOf(row.shippingRateId) : null,
    shippingFee: row.shippingFeeYuan,
    price: row.price,
    marketPrice: row.marketPrice,
    costPrice: row.costPrice,
    stock: row.stock,
    sales: row.sales,
    shelf: row.shelf,
    onShelfSince: row.time,
    scheduledFor: row.timing,
    isRecommended: row.isRecommended,
    isNew: row.isNew,
    isHot: row.isHot,
    stockFalls: row.stockRule,
    purchaseLimit: row.purchaseLimit,
    sort: row.sort,
    points: points ? { kind: points.type, value: points.value, isActive: !points.isHidden } : null,
    name: localOf(texts, ({ name }) => name),
    keywords: localOf(texts, ({ keywords }) => keywords),
    summary: localOf(texts, ({ shortDescription }) => shortDescription),
    details: localOf(texts, ({ details }) => details),
    pictures: picturesOf(row.id, parts.pictures.get(row.id) ?? []),
    variants: (parts.skus.get(row.id) ?? []).map((variant) =>
      variantOf(variant, parts.variantPictures.get(variant.id) ?? []),
    ),
  };
}

function localOf(texts: readonly TextRow[], field: (row: TextRow) => string | null): LocalText {
  const text: LocalText = {};
  for (const row of texts) {
    const value = field(row);
    if (isLang(row.lang) && value) text[row.lang] = value;
  }
  return text;
}

function picturesOf(id: number, rows: readonly ResourceRow[]): ProductPictures {
  const first = (depict: string) => rows.find((row) => row.depict === depict)?.img ?? null;
  return {
    main: first(`goods_${id}_zimg`),
    gallery: rows.filter(({ depict }) => depict === `goods_${id}`).map(({ img }) => img),
    video: first(`goods_${id}_video`),
    poster: first(`goods_${id}_poster`),
  };
}

function variantOf(variant: VariantRow, rows: readonly ResourceRow[]): VariantDocument {
  const file = rows.find(({ isPrivate }) => isPrivate);
  return {
    id: variant.id,
    choices: variant.productSku,
    price: variant.price,
    marketPrice: variant.marketPrice,
    costPrice: variant.costPrice,
    stock: variant.stock,
    codeKind: variant.codeType,
    isSameCode: variant.isFixed,
    picture: rows.find(({ isPrivate, type }) => !isPrivate && type === 1)?.img ?? null,
    file: file ? { name: file.name, path: file.img } : null,
  };
}

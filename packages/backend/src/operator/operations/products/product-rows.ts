import type {
  pointsProducts,
  products,
  productTexts,
  productVariants,
  resources,
} from '../../../kernel/db/schema/index.ts';
import { LANGUAGES, type Lang, pickText } from '../../../kernel/texts/languages.ts';
import { specificationRows, specificationsOf } from '../../../kernel/texts/specifications.ts';
import { colourNamesOf } from '../../../modules/colours/colour-names.ts';
import type { Said } from '../../../modules/colours/colours-of.ts';
import { productVector, SEARCH_VERSION } from '../../../modules/search/product-vector.ts';
import { listPrice, type ProductDocument, type VariantDocument } from './product-document.ts';
import type { References, ShelfNames } from './references.ts';

/** A product to be written: its row's id, and every variant with the id of its row. */
export type NumberedProduct = { id: number; document: ProductDocument; variants: (VariantDocument & { id: number })[] };

export function productRow(
  { id, document }: NumberedProduct,
  references: References,
  now: Date,
): typeof products.$inferInsert {
  return {
    id,
    key: document.key,
    slug: document.slug,
    number: document.number,
    type: document.type,
    categoryId: references.categories.idOf(document.category),
    brandId: references.brands.idOf(document.brand),
    shippingType: document.shippingRate === null ? 'fixed' : 'rate',
    shippingRateId: references.shippingRates.idOf(document.shippingRate),
    shippingFeeYuan: document.shippingFee,
    stock: document.stock,
    price: document.price,
    marketPrice: document.marketPrice,
    costPrice: document.costPrice,
    orderPrice: listPrice(document),
    sales: document.sales,
    shelf: document.shelf,
    time: document.onShelfSince,
    timing: document.scheduledFor,
    isRecommended: document.isRecommended,
    isNew: document.isNew,
    isHot: document.isHot,
    stockRule: document.stockFalls,
    purchaseLimit: document.purchaseLimit,
    sort: document.sort,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** What a change of a product writes; stock and sales have ways of their own. */
export const productChanges = [
  ...([
    'slug',
    'number',
    'type',
    'categoryId',
    'brandId',
    'shippingType',
    'shippingRateId',
    'shippingFeeYuan',
  ] as const),
  ...(['price', 'marketPrice', 'costPrice', 'orderPrice', 'shelf', 'time', 'timing'] as const),
  ...(['isRecommended', 'isNew', 'isHot', 'stockRule', 'purchaseLimit', 'sort', 'deletedAt', 'updatedAt'] as const),
] as const;

export function textRows(
  { id, document }: NumberedProduct,
  references: References,
): (typeof productTexts.$inferInsert)[] {
  const { brands, categories } = references;
  const names = references.shelfNames(brands.idOf(document.brand), categories.idOf(document.category));
  return LANGUAGES.flatMap(({ code }) => {
    const name = document.name[code];
    if (!name) return [];
    return [
      {
        productId: id,
        lang: code,
        name,
        keywords: document.keywords[code] ?? null,
        shortDescription: document.summary[code] ?? null,
        details: document.details[code] ?? null,
        searchVersion: SEARCH_VERSION,
        search: vectorOf(document, code, name, names),
      },
    ];
  });
}

function vectorOf(document: ProductDocument, lang: Lang, name: string, { shelf, above }: ShelfNames): string {
  const choices = document.variants.flatMap((variant) => variant.choices.map(({ value }) => pickText(value, lang)));
  return productVector({
    name,
    shelf: shelf.map((text) => pickText(text, lang)),
    above: above.map((text) => pickText(text, lang)),
    keywords: (document.keywords[lang] ?? '').split(','),
    short: document.summary[lang] ?? '',
    facts: [...specificationsOf(document.details[lang] ?? ''), ...choices],
    colours: colourNamesOf(saidOf(document), lang),
    otherNames: LANGUAGES.flatMap(({ code }) => (code === lang ? [] : (document.name[code] ?? []))),
  });
}

/** What its variants are told apart by, and what its specification tables tell. */
const saidOf = ({ variants, details }: ProductDocument): Said[] => [
  ...variants.flatMap(({ choices }) => choices),
  ...LANGUAGES.flatMap(({ code }) =>
    specificationRows(details[code] ?? '').map(({ name, value }) => ({
      key: { [code]: name },
      value: { [code]: value },
    })),
  ),
];

export function variantRows({ id, variants }: NumberedProduct, now: Date): (typeof productVariants.$inferInsert)[] {
  return variants.map((variant, index) => ({
    id: variant.id,
    productId: id,
    price: variant.price,
    marketPrice: variant.marketPrice,
    costPrice: variant.costPrice,
    stock: variant.stock,
    codeType: variant.codeKind,
    isFixed: variant.isSameCode,
    productSku: variant.choices,
    sort: index + 1,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }));
}

export const variantChanges = [
  ...(['price', 'marketPrice', 'costPrice', 'codeType', 'isFixed', 'productSku', 'sort', 'updatedAt'] as const),
] as const;

type ResourceRow = typeof resources.$inferInsert;

export function productResources({ id, document }: NumberedProduct, now: Date): ResourceRow[] {
  const { main, gallery, video, poster } = document.pictures;
  const own = { imageId: id, imageType: 'good', createdAt: now, updatedAt: now };
  const one = (role: string, img: string | null, type = 1): ResourceRow[] =>
    img === null ? [] : [{ ...own, type, depict: `goods_${id}_${role}`, img }];
  return [
    ...one('zimg', main),
    ...gallery.map((img, index) => ({ ...own, depict: `goods_${id}`, img, sort: index + 1 })),
    ...one('video', video, 2),
    ...one('poster', poster),
  ];
}

export function variantResources({ variants }: NumberedProduct, now: Date): ResourceRow[] {
  return variants.flatMap(({ id, picture, file }) => {
    const own = { imageId: id, imageType: 'good_sku', createdAt: now, updatedAt: now };
    const rows: ResourceRow[] = [];
    if (picture !== null) rows.push({ ...own, depict: `product_sku_${id}`, img: picture });
    if (file !== null) {
      const { name, path } = file;
      rows.push({ ...own, type: 3, name, depict: 'product_sku_file', img: path, sort: 1, isPrivate: true });
    }
    return rows;
  });
}

export function pointsRow({ id, document }: NumberedProduct, now: Date): (typeof pointsProducts.$inferInsert)[] {
  const { points } = document;
  if (points === null) return [];
  const { kind, value, isActive } = points;
  return [{ productId: id, type: kind, value, isHidden: !isActive, createdAt: now, updatedAt: now }];
}

import { orderedText } from '../support/fields.ts';
import { type GoodDocument, hasVariants, isKeyed, type VariantDocument } from './good-document.ts';

/** A good as it stands in files and answers: amounts in cents, times ISO 8601, nothing of this shop's ids. */
export type WrittenGood = ReturnType<typeof writeGood>;

/** Equal goods are written equally, field by field in one order. */
export function writeGood(good: GoodDocument) {
  const isSingle = !hasVariants(good);
  return {
    key: good.key,
    slug: good.slug,
    number: good.number,
    type: good.type,
    category: good.category,
    brand: good.brand,
    shippingRate: good.shippingRate,
    shippingFee: good.shippingFee,
    price: isSingle ? good.price : null,
    marketPrice: isSingle ? good.marketPrice : null,
    costPrice: isSingle ? good.costPrice : null,
    stock: isSingle ? good.stock : null,
    sales: good.sales,
    shelf: good.shelf,
    onShelfSince: good.onShelfSince?.toISOString() ?? null,
    scheduledFor: good.scheduledFor?.toISOString() ?? null,
    isRecommended: good.isRecommended,
    isNew: good.isNew,
    isHot: good.isHot,
    stockFalls: good.stockFalls,
    purchaseLimit: good.purchaseLimit,
    sort: good.sort,
    points: good.points && { kind: good.points.kind, value: good.points.value, isActive: good.points.isActive },
    name: orderedText(good.name),
    keywords: orderedText(good.keywords),
    summary: orderedText(good.summary),
    details: orderedText(good.details),
    pictures: {
      main: good.pictures.main,
      gallery: good.pictures.gallery,
      video: good.pictures.video,
      poster: good.pictures.poster,
    },
    variants: good.variants.map((variant) => writeVariant(good, variant)),
  };
}

function writeVariant(good: GoodDocument, variant: VariantDocument) {
  return {
    choices: variant.choices.map(({ key, value }) => ({ key: orderedText(key), value: orderedText(value) })),
    price: variant.price,
    marketPrice: variant.marketPrice,
    costPrice: variant.costPrice,
    // Comes with its card keys.
    stock: isKeyed(good, variant) ? null : variant.stock,
    codeKind: variant.codeKind,
    isSameCode: variant.isSameCode,
    picture: variant.picture,
    file: variant.file && { name: variant.file.name, path: variant.file.path },
  };
}

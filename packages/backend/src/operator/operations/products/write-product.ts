import { orderedText } from '../support/fields.ts';
import { hasVariants, isKeyed, type ProductDocument, type VariantDocument } from './product-document.ts';

/** A good as it stands in files and answers: amounts in cents, times ISO 8601, nothing of this shop's ids. */
export type WrittenProduct = ReturnType<typeof writeProduct>;

/** Equal products are written equally, field by field in one order. */
export function writeProduct(product: ProductDocument) {
  const isSingle = !hasVariants(product);
  return {
    key: product.key,
    slug: product.slug,
    number: product.number,
    type: product.type,
    category: product.category,
    brand: product.brand,
    shippingRate: product.shippingRate,
    shippingFee: product.shippingFee,
    price: isSingle ? product.price : null,
    marketPrice: isSingle ? product.marketPrice : null,
    costPrice: isSingle ? product.costPrice : null,
    stock: isSingle ? product.stock : null,
    sales: product.sales,
    shelf: product.shelf,
    onShelfSince: product.onShelfSince?.toISOString() ?? null,
    scheduledFor: product.scheduledFor?.toISOString() ?? null,
    isRecommended: product.isRecommended,
    isNew: product.isNew,
    isHot: product.isHot,
    stockFalls: product.stockFalls,
    purchaseLimit: product.purchaseLimit,
    sort: product.sort,
    points: product.points && {
      kind: product.points.kind,
      value: product.points.value,
      isActive: product.points.isActive,
    },
    name: orderedText(product.name),
    keywords: orderedText(product.keywords),
    summary: orderedText(product.summary),
    details: orderedText(product.details),
    pictures: {
      main: product.pictures.main,
      gallery: product.pictures.gallery,
      video: product.pictures.video,
      poster: product.pictures.poster,
    },
    variants: product.variants.map((variant) => writeVariant(product, variant)),
  };
}

function writeVariant(product: ProductDocument, variant: VariantDocument) {
  return {
    choices: variant.choices.map(({ key, value }) => ({ key: orderedText(key), value: orderedText(value) })),
    price: variant.price,
    marketPrice: variant.marketPrice,
    costPrice: variant.costPrice,
    // Comes with its card keys.
    stock: isKeyed(product, variant) ? null : variant.stock,
    codeKind: variant.codeKind,
    isSameCode: variant.isSameCode,
    picture: variant.picture,
    file: variant.file && { name: variant.file.name, path: variant.file.path },
  };
}

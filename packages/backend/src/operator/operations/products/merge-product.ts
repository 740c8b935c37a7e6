import { mergeText, patched } from '../support/fields.ts';
import {
  choiceText,
  emptyProduct,
  emptyVariant,
  isKeyed,
  type ProductDocument,
  type ProductPictures,
  type VariantDocument,
} from './product-document.ts';
import type { ProductPatch, VariantPatch } from './product-patch.ts';

/** What a save may do beyond describing products. */
export type MergeOptions = {
  now: Date;
  /** Whether stock and sales of products that are there already are set too: a file is older than the shop. */
  withStock?: boolean;
};

/** Lays a patch over a product, or over nothing. */
export function mergeProduct(
  known: ProductDocument | null,
  patch: ProductPatch,
  options: MergeOptions,
): ProductDocument {
  const base = known ?? emptyProduct(patch.key);
  const setsStock = known === null || options.withStock === true;
  const type = patch.type ?? base.type;
  const variants = patch.variants ? mergeVariants(base, { ...patch, type }, setsStock) : base.variants;
  const shelf = patch.shelf ?? base.shelf;
  const isPutOn = shelf === 'on' && known?.shelf !== 'on';
  const isSingle = variants.length === 0;
  return {
    key: patch.key,
    slug: patched(patch.slug, base.slug),
    number: patch.number ?? base.number,
    type,
    category: patched(patch.category, base.category),
    brand: patched(patch.brand, base.brand),
    shippingRate: patched(patch.shippingRate, base.shippingRate),
    shippingFee: patch.shippingFee ?? base.shippingFee,
    price: isSingle ? (patch.price ?? base.price) : 0,
    marketPrice: isSingle ? (patch.marketPrice ?? base.marketPrice) : 0,
    costPrice: isSingle ? (patch.costPrice ?? base.costPrice) : 0,
    stock: isSingle ? ((setsStock ? patch.stock : undefined) ?? base.stock) : 0,
    sales: (setsStock ? patch.sales : undefined) ?? base.sales,
    shelf,
    onShelfSince: patched(patch.onShelfSince, isPutOn ? options.now : base.onShelfSince),
    scheduledFor: patched(patch.scheduledFor, base.scheduledFor),
    isRecommended: patch.isRecommended ?? base.isRecommended,
    isNew: patch.isNew ?? base.isNew,
    isHot: patch.isHot ?? base.isHot,
    stockFalls: patch.stockFalls ?? base.stockFalls,
    purchaseLimit: patched(patch.purchaseLimit, base.purchaseLimit),
    sort: patch.sort ?? base.sort,
    points: patched(patch.points, base.points),
    name: mergeText(base.name, patch.name),
    keywords: mergeText(base.keywords, patch.keywords),
    summary: mergeText(base.summary, patch.summary),
    details: mergeText(base.details, patch.details),
    pictures: mergePictures(base.pictures, patch.pictures),
    variants,
  };
}

function mergePictures(known: ProductPictures, patch: ProductPatch['pictures']): ProductPictures {
  return {
    main: patched(patch?.main, known.main),
    gallery: patch?.gallery ?? known.gallery,
    video: patched(patch?.video, known.video),
    poster: patched(patch?.poster, known.poster),
  };
}

function mergeVariants(
  base: ProductDocument,
  patch: ProductPatch & { type: ProductDocument['type'] },
  setsStock: boolean,
): VariantDocument[] {
  return (patch.variants ?? []).map((variant) => {
    const known = findVariant(base.variants, variant.choices);
    return mergeVariant(known, variant, patch, setsStock);
  });
}

/** A variant is known by its choices; one whose choices were reworded in one language is known by the other. */
function findVariant(variants: readonly VariantDocument[], choices: VariantPatch['choices']): VariantDocument | null {
  const by = (lang: 'zh' | 'en') =>
    variants.find((variant) => choiceText(variant.choices, lang) === choiceText(choices, lang));
  return by('zh') ?? by('en') ?? null;
}

function mergeVariant(
  known: VariantDocument | null,
  patch: VariantPatch,
  product: Pick<ProductDocument, 'type'>,
  setsStock: boolean,
): VariantDocument {
  const base = known ?? emptyVariant(patch.choices);
  const isSameCode = patch.isSameCode ?? base.isSameCode;
  const takesStock = (known === null || setsStock) && !isKeyed(product, { isSameCode });
  return {
    id: base.id,
    choices: patch.choices,
    price: patch.price ?? base.price,
    marketPrice: patch.marketPrice ?? base.marketPrice,
    costPrice: patch.costPrice ?? base.costPrice,
    stock: (takesStock ? patch.stock : undefined) ?? base.stock,
    codeKind: patch.codeKind ?? base.codeKind,
    isSameCode,
    picture: patched(patch.picture, base.picture),
    file: patched(patch.file, base.file),
  };
}

import type { products, productTexts, productVariants, resources } from '../../../kernel/db/schema/index.ts';
import { createTimes } from '../../../kernel/wire/times.ts';
import { searchVector } from '../../../modules/search/search-vector.ts';
import type { RecordedProduct } from './products.ts';
import { PICTURES } from './shop.ts';

const ON_SHELF_SINCE = createTimes('Asia/Shanghai').parse('2024-01-01 10:00:00');
/** Goods from here on were made by hand: short texts, no story, two pictures. */
const PLAIN_FROM = 26;
const HIDDEN = 25;

const cents = (yuan = 0) => Math.round(yuan * 100);
const isPlain = ({ id }: RecordedProduct) => id >= PLAIN_FROM;

export function productRow(product: RecordedProduct): typeof products.$inferInsert {
  const prices = product.skus?.map((variant) => variant.price) ?? [product.price ?? 0];
  return {
    key: `TEST${String(product.id).padStart(6, '0')}`,
    number: isPlain(product) ? `NO-${product.id}` : `NO-${999 + product.id}`,
    type: product.type ?? 'physical',
    categoryId: product.categoryId,
    brandId: product.brandId ?? null,
    shippingType: product.shippingFee === 'template' ? 'rate' : 'fixed',
    shippingRateId: product.shippingFee === 'template' ? 1 : null,
    shippingFeeYuan: product.shippingFee === 'template' ? 0 : (product.shippingFee ?? 0),
    stock: product.skus ? 0 : (product.stock ?? 0),
    price: cents(product.price),
    marketPrice: cents(product.marketPrice),
    orderPrice: cents(Math.min(...prices)),
    sales: product.sales ?? 0,
    shelf: 'on',
    sort: isPlain(product) ? 90 : product.id,
    time: ON_SHELF_SINCE,
    ...product.flags,
  };
}

export function textRow(product: RecordedProduct): typeof productTexts.$inferInsert {
  const { id: productId, name } = product;
  const frame = (index: number) =>
    `<p><img src="${PICTURES}/image/good_details/g${productId}_${index}.jpg" alt=""></p>`;
  const search = searchVector([{ weight: 'A', text: name }]);
  if (isPlain(product)) return { productId, lang: 'zh', name, shortDescription: name, search };
  return {
    productId,
    lang: 'zh',
    name,
    keywords: `${name},测试`,
    shortDescription: `${name}，测试数据`,
    details: `<p>${name} 的详情。</p>${frame(0)}${frame(1)}`,
    search,
  };
}

export function variantRows(product: RecordedProduct): (typeof productVariants.$inferInsert)[] {
  return (product.skus ?? []).map((variant, sort) => ({
    productId: product.id,
    price: cents(variant.price),
    marketPrice: cents(variant.marketPrice),
    stock: variant.stock,
    isFixed: !isPlain(product),
    productSku: Object.entries(variant.choices).map(([key, value]) => ({ key: { zh: key }, value: { zh: value } })),
    sort,
  }));
}

type Picture = typeof resources.$inferInsert;

/** Main picture and gallery. */
export function pictureRows(product: RecordedProduct): Picture[] {
  const count = isPlain(product) ? 2 : product.id === HIDDEN ? 1 : 4;
  return Array.from({ length: count }, (_, index) => ({
    imageType: 'good',
    imageId: product.id,
    depict: index === 0 ? `goods_${product.id}_zimg` : `goods_${product.id}`,
    img: `${PICTURES}/image/good/g${product.id}_${index}.jpg`,
  }));
}

/** A picture for each variant; a download has its file instead, a card key neither. */
export function variantResource(product: RecordedProduct, variantId: number): Picture[] {
  if (product.type === 'card-key') return [];
  const owner = { imageType: 'good_sku', imageId: variantId };
  if (product.type === 'download') {
    const file = { depict: 'product_sku_file', name: 'sample.txt', img: 'productSku/test/sample.txt' };
    return [{ ...owner, ...file, type: 3, isPrivate: true }];
  }
  return [{ ...owner, depict: `product_sku_${variantId}`, img: `${PICTURES}/image/product_sku/s${variantId}.jpg` }];
}

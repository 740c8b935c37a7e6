import type { goodSkus, goods, goodTexts, resources } from '../../../kernel/db/schema/index.ts';
import { createTimes } from '../../../kernel/wire/times.ts';
import { searchVector } from '../../../modules/search/search-vector.ts';
import type { RecordedGood } from './goods.ts';
import { PICTURES } from './shop.ts';

const ON_SHELF_SINCE = createTimes('Asia/Shanghai').parse('2024-01-01 10:00:00');
/** Goods from here on were made by hand: short texts, no story, two pictures. */
const PLAIN_FROM = 26;
const HIDDEN = 25;

const cents = (yuan = 0) => Math.round(yuan * 100);
const isPlain = ({ id }: RecordedGood) => id >= PLAIN_FROM;

export function goodRow(good: RecordedGood): typeof goods.$inferInsert {
  const prices = good.skus?.map((sku) => sku.price) ?? [good.price ?? 0];
  return {
    identification: `TEST${String(good.id).padStart(6, '0')}`,
    number: isPlain(good) ? `NO-${good.id}` : `NO-${999 + good.id}`,
    type: good.type ?? 'physical',
    categoryId: good.categoryId,
    brandId: good.brandId ?? null,
    freightType: good.freight === 'template' ? 'rate' : 'fixed',
    freightId: good.freight === 'template' ? 1 : null,
    freight: good.freight === 'template' ? 0 : (good.freight ?? 0),
    inventory: good.skus ? 0 : (good.stock ?? 0),
    price: cents(good.price),
    marketPrice: cents(good.marketPrice),
    orderPrice: cents(Math.min(...prices)),
    sales: good.sales ?? 0,
    isShow: 'on',
    sort: isPlain(good) ? 90 : good.id,
    time: ON_SHELF_SINCE,
    ...good.flags,
  };
}

export function textRow(good: RecordedGood): typeof goodTexts.$inferInsert {
  const { id: goodId, name } = good;
  const frame = (index: number) => `<p><img src="${PICTURES}/image/good_details/g${goodId}_${index}.jpg" alt=""></p>`;
  const search = searchVector([{ weight: 'A', text: name }]);
  if (isPlain(good)) return { goodId, lang: 'zh', name, shortDescription: name, search };
  return {
    goodId,
    lang: 'zh',
    name,
    keywords: `${name},测试`,
    shortDescription: `${name}，测试数据`,
    details: `<p>${name} 的详情。</p>${frame(0)}${frame(1)}`,
    search,
  };
}

export function skuRows(good: RecordedGood): (typeof goodSkus.$inferInsert)[] {
  return (good.skus ?? []).map((sku, sort) => ({
    goodId: good.id,
    price: cents(sku.price),
    marketPrice: cents(sku.marketPrice),
    inventory: sku.stock,
    isFixed: isPlain(good) ? 0 : 1,
    productSku: Object.entries(sku.choices).map(([key, value]) => ({ key: { zh: key }, value: { zh: value } })),
    sort,
  }));
}

type Picture = typeof resources.$inferInsert;

/** Main picture and gallery. */
export function pictureRows(good: RecordedGood): Picture[] {
  const count = isPlain(good) ? 2 : good.id === HIDDEN ? 1 : 4;
  return Array.from({ length: count }, (_, index) => ({
    imageType: 'good',
    imageId: good.id,
    depict: index === 0 ? `goods_${good.id}_zimg` : `goods_${good.id}`,
    img: `${PICTURES}/image/good/g${good.id}_${index}.jpg`,
  }));
}

/** A picture for each variant; a download has its file instead, a card key neither. */
export function variantResource(good: RecordedGood, skuId: number): Picture[] {
  if (good.type === 'card-key') return [];
  const owner = { imageType: 'good_sku', imageId: skuId };
  if (good.type === 'download') {
    const file = { depict: 'product_sku_file', name: 'sample.txt', img: 'productSku/test/sample.txt' };
    return [{ ...owner, ...file, type: 3, isPrivate: true }];
  }
  return [{ ...owner, depict: `product_sku_${skuId}`, img: `${PICTURES}/image/product_sku/s${skuId}.jpg` }];
}

/** Rows of the catalogue as the api sends them. Amounts in yuan. */

const picture = (img: string, depict = '') => ({ img, depict, type: 1 });

/** A row of `GET good`. */
export function aWireGoodCard(over: { id: number } & Record<string, unknown>) {
  return {
    name: `商品 ${over.id}`,
    price: 39.9,
    order_price: 39.9,
    market_price: 59.9,
    price_show: [39.9],
    original_price_show: [59.9],
    sales: 1204,
    brand_id: 1,
    inventory_show: 8,
    is_recommend: 0,
    is_new: 0,
    is_hot: 0,
    resources: picture(`/media/goods/${over.id}.webp`),
    good_sku: [],
    type_code: 0,
    freight_type: 1,
    freight: 0,
    integral_commodity_count: 0,
    ...over,
  };
}

/** One SKU of a good: `aWireSku({ id: 1, choice: { 颜色: '红' } })`. */
export function aWireSku({
  choice,
  ...over
}: { id: number; choice: Record<string, string> } & Record<string, unknown>) {
  return {
    price: 149,
    market_price: 0,
    inventory: 10,
    code_type: 0,
    product_sku: Object.entries(choice).map(([key, value]) => ({ key, value })),
    resources: null,
    ...over,
  };
}

/** Answer of `GET good/{id}`. */
export function aWireGood(over: Record<string, unknown> = {}) {
  return {
    id: 1001,
    name: '轻量双肩包',
    number: 'JS001',
    type: '普通商品',
    type_code: 0,
    category_id: 11,
    brand_id: 1,
    freight_id: 6,
    price: 149,
    order_price: 149,
    market_price: 199,
    price_show: [149],
    market_price_show: [199],
    inventory: 30,
    inventory_show: 30,
    sales: 23000,
    keywords: '背包',
    short_description: '自重 680 克',
    details: '<h3>装得下一天</h3><p>背得动一路</p>',
    is_show: 1,
    is_delete: 0,
    time: '2026-01-01 00:00:00',
    purchase_number: 0,
    integral_commodity_count: 0,
    resources_many: [picture('/media/goods/1001.webp', 'goods_zimg'), picture('/media/goods/1001-1.webp', 'goods_img')],
    resources: picture('/media/goods/1001.webp', 'goods_zimg'),
    good_sku: [] as unknown[],
    ...over,
  };
}

/** A node of `GET goodCategory`; without `children` a leaf. */
export function aWireCategory(over: { id: number; name: string } & Record<string, unknown>) {
  return { pid: 0, is_recommend: 0, resources: picture(`/media/objects/${over.id}.webp`), ...over };
}

/** A row of `GET banner`, with the texts our own server adds. */
export function aWireBanner(over: { id: number; name: string } & Record<string, unknown>) {
  return {
    url: '/product/list/1',
    resources: picture(`/media/banners/${over.id}.webp`),
    title: over.name,
    subtitle: null,
    button: null,
    tint: 'cinnabar',
    pictures: ['/media/objects/a.webp'],
    ...over,
  };
}

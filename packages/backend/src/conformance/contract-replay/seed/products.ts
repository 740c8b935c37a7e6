import type { ProductType, ShelfState, StockRule } from '../../../kernel/words/products.ts';
/** What the recordings tell of a good; amounts in yuan, pieces as stock. Numbers left out are 0. */
export type RecordedProduct = {
  id: number;
  name: string;
  categoryId: number;
  price?: number;
  marketPrice?: number;
  stock?: number;
  sales?: number;
  brandId?: number;
  flags?: { isRecommended?: boolean; isNew?: boolean; isHot?: boolean; stockRule?: StockRule; shelf?: ShelfState };
  type?: ProductType;
  /** Whole yuan, or the template. */
  shippingFee?: number | 'template';
  skus?: RecordedVariant[];
};

type RecordedVariant = { price: number; marketPrice: number; stock: number; choices: Record<string, string> };

const phone = (price: number, marketPrice: number) => (colour: string, version: string, stock: number) => ({
  price,
  marketPrice,
  stock,
  choices: { 颜色: colour, 版本: version },
});
const small = phone(1999, 2399);
const large = phone(2299, 2699);
const shirt = (colour: string, size: string, stock: number) => ({
  price: 59,
  marketPrice: 89,
  stock,
  choices: { 颜色: colour, 尺码: size },
});
const only = (price: number, stock: number): RecordedVariant[] => [
  { price, marketPrice: price, stock, choices: { 类型: '默认' } },
];
const recommended = { isRecommended: true };
const promoted = { isRecommended: true, isHot: true };
const fresh = { isRecommended: true, isNew: true };

/**
 * Goods of the recorded shop, in the order their pictures and variants were made: the ids of both follow from it. Goods 9, 11–13, 15, 17,
 * 19–22, 24 and 25 were never shown; their names, prices and counts are ours, chosen to appear on none of the recorded pages.
 */
export const recordedProducts: readonly RecordedProduct[] = [
  {
    id: 1,
    name: '示例手机 X1',
    categoryId: 2,
    brandId: 1,
    flags: promoted,
    shippingFee: 'template',
    skus: [
      small('黑色', '8GB+128GB', 5),
      large('黑色', '12GB+256GB', 8),
      small('白色', '8GB+128GB', 11),
      large('白色', '12GB+256GB', 14),
      small('蓝色', '8GB+128GB', 17),
      large('蓝色', '12GB+256GB', 0),
    ],
  },
  {
    id: 2,
    name: '示例手机 X1 青春版',
    categoryId: 2,
    brandId: 2,
    sales: 37,
    flags: recommended,
    shippingFee: 'template',
    skus: [
      { price: 1299, marketPrice: 1499, stock: 5, choices: { 颜色: '黑色' } },
      { price: 1299, marketPrice: 1499, stock: 0, choices: { 颜色: '白色' } },
    ],
  },
  {
    id: 3,
    name: '示例手机 Pro',
    categoryId: 2,
    price: 4999.99,
    marketPrice: 5299,
    stock: 30,
    sales: 74,
    brandId: 1,
    flags: fresh,
  },
  {
    id: 4,
    name: '无线蓝牙耳机',
    categoryId: 3,
    price: 199.9,
    marketPrice: 299,
    stock: 120,
    sales: 20,
    brandId: 2,
    flags: promoted,
    shippingFee: 8,
  },
  {
    id: 5,
    name: '头戴降噪耳机',
    categoryId: 3,
    sales: 57,
    brandId: 1,
    flags: recommended,
    skus: [
      { price: 899, marketPrice: 1099, stock: 5, choices: { 颜色: '黑色' } },
      { price: 949, marketPrice: 1149, stock: 0, choices: { 颜色: '白色' } },
    ],
  },
  { id: 6, name: '65W 氮化镓充电器', categoryId: 4, price: 99, marketPrice: 149, stock: 50, sales: 3, brandId: 2 },
  {
    id: 7,
    name: '移动电源 10000mAh',
    categoryId: 4,
    price: 79,
    marketPrice: 99,
    stock: 50,
    sales: 40,
    brandId: 1,
    flags: { stockRule: 'when-paid' },
    shippingFee: 6,
  },
  { id: 8, name: '数据线 1米', categoryId: 4, price: 9.9, marketPrice: 19.9, stock: 50, sales: 77, brandId: 2 },
  { id: 9, name: '电饭煲', categoryId: 6, price: 299, stock: 50, shippingFee: 'template' },
  {
    id: 10,
    name: '空气炸锅',
    categoryId: 6,
    price: 399,
    marketPrice: 499,
    stock: 50,
    sales: 60,
    brandId: 2,
    flags: fresh,
    shippingFee: 'template',
  },
  { id: 11, name: '吸尘器', categoryId: 7, price: 699, stock: 50, flags: recommended },
  { id: 12, name: '扫地机器人', categoryId: 7, price: 1599, stock: 50, flags: recommended },
  { id: 13, name: '除螨仪', categoryId: 7, price: 259, stock: 50 },
  {
    id: 14,
    name: '纯棉 T 恤',
    categoryId: 9,
    sales: 26,
    brandId: 2,
    flags: promoted,
    skus: [
      shirt('黑色', 'M', 5),
      shirt('黑色', 'L', 8),
      shirt('黑色', 'XL', 11),
      shirt('白色', 'M', 14),
      shirt('白色', 'L', 17),
      shirt('白色', 'XL', 20),
      shirt('蓝色', 'M', 23),
      shirt('蓝色', 'L', 26),
      shirt('蓝色', 'XL', 0),
    ],
  },
  {
    id: 15,
    name: '印花 T 恤',
    categoryId: 9,
    skus: [
      { price: 79, marketPrice: 99, stock: 5, choices: { 颜色: '黑色' } },
      { price: 79, marketPrice: 99, stock: 5, choices: { 颜色: '白色' } },
    ],
  },
  { id: 16, name: '双肩背包', categoryId: 10, price: 159, marketPrice: 199, stock: 50, sales: 9, brandId: 2 },
  { id: 17, name: '帆布挎包', categoryId: 10, price: 69, stock: 50 },
  {
    id: 18,
    name: '每日坚果 30 包',
    categoryId: 12,
    price: 119,
    marketPrice: 139,
    stock: 500,
    sales: 83,
    brandId: 2,
    flags: recommended,
  },
  { id: 19, name: '海苔脆片', categoryId: 12, price: 15, stock: 50 },
  { id: 20, name: '高山绿茶', categoryId: 13, price: 88, stock: 50 },
  { id: 21, name: '茉莉花茶', categoryId: 13, price: 49, stock: 50 },
  { id: 22, name: '摄影入门', categoryId: 15, price: 58, stock: 50 },
  {
    id: 23,
    name: '电子书：设计笔记',
    categoryId: 15,
    price: 19,
    marketPrice: 29,
    stock: 999,
    sales: 86,
    brandId: 1,
    type: 'virtual',
  },
  { id: 24, name: '中性笔 10 支', categoryId: 16, price: 12.5, stock: 3 },
  { id: 25, name: '仓库里的商品', categoryId: 16, price: 10, stock: 5, flags: { shelf: 'off' } },
  { id: 26, name: '礼品卡 50 元', categoryId: 15, type: 'card-key', skus: only(50, 3) },
  { id: 27, name: '下载：壁纸包', categoryId: 15, type: 'download', skus: only(9.9, 3) },
];

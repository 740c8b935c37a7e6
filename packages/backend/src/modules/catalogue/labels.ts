import type { Lang } from '../../kernel/texts/languages.ts';
import type { ProductType, ShelfState, StockRule } from '../../kernel/words/products.ts';

type Labels = Record<Lang, string>;

/** Compared literally by the original client. */
const types: Readonly<Record<ProductType, Labels>> = {
  physical: { zh: '普通商品', en: 'General goods' },
  virtual: { zh: '虚拟商品', en: 'Virtual product' },
  'card-key': { zh: '卡密/网盘', en: 'Carmi/Web disk' },
  download: { zh: '下载商品', en: 'Download goods' },
};

const shelf: Readonly<Record<ShelfState, Labels>> = {
  off: { zh: '仓库中', en: 'In the warehouse' },
  on: { zh: '出售中', en: 'On offer' },
  scheduled: { zh: '定时上架', en: 'Scheduled' },
};

const rules: Readonly<Record<StockRule, Labels>> = {
  'when-ordered': { zh: '拍下减库存', en: 'Auction down the inventory' },
  'when-paid': { zh: '付款减库存', en: 'Payment minus inventory' },
};

export const typeLabel = (type: ProductType, lang: Lang) => types[type][lang];
export const shelfLabel = (state: ShelfState, lang: Lang) => shelf[state][lang];
export const stockRuleLabel = (rule: StockRule, lang: Lang) => rules[rule][lang];

import type { Lang } from '../../kernel/texts/languages.ts';

type Labels = Record<Lang, string>;

/** Compared literally by the original client (`api.md` 1.7). */
const types: readonly Labels[] = [
  { zh: '普通商品', en: 'General goods' },
  { zh: '虚拟商品', en: 'Virtual product' },
  { zh: '卡密/网盘', en: 'Carmi/Web disk' },
  { zh: '下载商品', en: 'Download goods' },
];

const shelf: readonly Labels[] = [
  { zh: '仓库中', en: 'In the warehouse' },
  { zh: '出售中', en: 'On offer' },
  { zh: '定时上架', en: 'Scheduled' },
];

const stockRules: readonly Labels[] = [
  { zh: '拍下减库存', en: 'Auction down the inventory' },
  { zh: '付款减库存', en: 'Payment minus inventory' },
];

const pick = (labels: readonly Labels[], number: number, lang: Lang) => labels[number]?.[lang] ?? '';

export const typeLabel = (type: number, lang: Lang) => pick(types, type, lang);
export const shelfLabel = (isShow: number, lang: Lang) => pick(shelf, isShow, lang);
export const stockRuleLabel = (isInventory: number, lang: Lang) => pick(stockRules, isInventory, lang);

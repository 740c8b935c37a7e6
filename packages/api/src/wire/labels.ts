import type { OrderKind, PaymentMethod } from '../model/order-words.ts';
import type { ProductType } from '../model/product-type.ts';

/**
 * Generated labels in zh and en. The server sends exactly these; a client compares them only where the numeric
 * twin is missing. `good.type` is literal in the contract (1.7), the others follow the recordings.
 */
export const productTypeLabels = {
  physical: { zh: '普通商品', en: 'General goods' },
  virtual: { zh: '虚拟商品', en: 'Virtual product' },
  'card-key': { zh: '卡密/网盘', en: 'Carmi/Web disk' },
  download: { zh: '下载商品', en: 'Download goods' },
} as const satisfies LabelTable<ProductType>;

export const orderKindLabels = {
  ordinary: { zh: '普通订单', en: 'Ordinary order' },
  'flash-sale': { zh: '秒杀订单', en: 'Flash-sale order' },
  'group-purchase': { zh: '拼团订单', en: 'Group-purchase order' },
} as const satisfies LabelTable<OrderKind>;

export const payWayLabels = {
  balance: { zh: '余额支付', en: 'Balance' },
  online: { zh: '在线支付', en: 'Online payment' },
} as const satisfies LabelTable<PaymentMethod>;

export const refundWayLabels = {
  balance: { zh: '退到余额', en: 'To balance' },
  source: { zh: '原路退回', en: 'To the original payment method' },
} as const satisfies LabelTable<'balance' | 'source'>;

export type LabelTable<Word extends string> = Readonly<Record<Word, { readonly zh: string; readonly en: string }>>;

/** The word of a label in either language; `null` for a text the table does not know. */
export function wordOfLabel<Word extends string>(table: LabelTable<Word>, label: unknown): Word | null {
  for (const word in table) if (table[word].zh === label || table[word].en === label) return word;
  return null;
}

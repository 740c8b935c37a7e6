import { amountText } from '../../../kernel/texts/amount-text.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import type { RefundWay } from '../../../kernel/words/money.ts';
import type { Notice } from '../../notices/send-notice.ts';
import type { Order } from '../../orders/order-records.ts';
import type { AddressChoice } from './read-change.ts';

type Back = { back: number; way: RefundWay };

/** Tells that an order goes elsewhere, and what became of its shipping fee. Amounts in cents. */
export function addressNotice(order: Order, { address, difference }: AddressChoice, { back, way }: Back): Notice {
  const { id, number, shippingFee, total, payTime } = order;
  return {
    kind: 'address_changed',
    type: 1,
    topic: 'orders',
    link: `/pages/indent/detail?id=${id}`,
    price: back > 0 ? back : null,
    title: { zh: '收货地址已修改', en: 'Delivery address changed' },
    remark: { zh: `订单 ${number} 将寄往新地址。`, en: `Order ${number} goes to the new address.` },
    rows: [
      { label: { zh: '订单编号', en: 'Order' }, value: number },
      { label: { zh: '收货人', en: 'Recipient' }, value: address.name },
      { label: { zh: '地址', en: 'Address' }, value: `${address.address} ${address.location} ${address.house}`.trim() },
      { label: { zh: '运费', en: 'Freight' }, value: amountText(shippingFee) },
      ...(payTime === null && difference !== 0
        ? [{ label: { zh: '应付金额', en: 'To pay' }, value: amountText(total) }]
        : []),
      ...(back > 0 ? [{ label: ways[way], value: amountText(back) }] : []),
    ],
  };
}

const ways: Readonly<Record<RefundWay, LocalText>> = {
  balance: { zh: '运费差额退到余额', en: 'Back to your balance' },
  source: { zh: '运费差额原路退回', en: 'Back the way it was paid' },
};

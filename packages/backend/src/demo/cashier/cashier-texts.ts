import type { Lang } from '../../kernel/texts/languages.ts';

const zh = {
  title: '沙箱收银台',
  play: '演示商城：不会发生真实扣款。',
  shop: '集市',
  amount: '应付金额',
  goods: '商品',
  number: '支付单号',
  way: '支付方式',
  until: '请在此时间前付款',
  pay: '确认付款',
  refuse: '拒绝付款',
  paid: '付款成功',
  paidNote: '商城已收到通知，可以返回原页面。',
  refused: '付款已取消',
  refusedNote: '没有扣款。返回商城可以重新选择支付方式。',
  late: '该付款已结束',
  lateNote: '付款时间已过，或者付款已取消，请返回商城查看订单。',
  missing: '没有找到这笔付款',
  missingNote: '链接不完整或不是由本商城签发，请返回商城重新付款。',
  back: '返回商城',
  other: 'English',
};

const texts: Record<Lang, typeof zh> = {
  zh,
  en: {
    title: 'Sandbox cashier',
    play: 'This is a demo shop: no real money is taken.',
    shop: 'Jishi',
    amount: 'Amount to pay',
    goods: 'Goods',
    number: 'Payment number',
    way: 'Paying with',
    until: 'Pay before',
    pay: 'Confirm payment',
    refuse: 'Refuse',
    paid: 'Paid',
    paidNote: 'The shop has been told. You can go back to its page.',
    refused: 'Payment refused',
    refusedNote: 'Nothing was taken. In the shop you can choose another way to pay.',
    late: 'This payment is over',
    lateNote: 'Its time has passed, or it was cancelled. Look at the order in the shop.',
    missing: 'There is no such payment',
    missingNote: 'The address is not whole, or was not signed by this shop. Begin again in the shop.',
    back: 'Back to the shop',
    other: '中文',
  },
};

export type CashierTexts = typeof zh;

export function cashierTexts(lang: Lang): CashierTexts {
  return texts[lang];
}

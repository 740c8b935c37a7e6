import type { Browser } from '@playwright/test';
import { signedInAt, withOrder } from '../../access/states/opening.ts';
import { paymentCodes } from '../../support/payment-codes.ts';
import { dialog, press, text } from './acting.ts';
import { desktop, englishDesktop, englishPhone, type GalleryState, inTurn, type Visit } from './gallery-state.ts';
import { changed, refused } from './responses.ts';

const route = 'mf_cart_checkout/pay';
const payment = '**/goodIndent/pay/*';

type Info = { state: number; overtime_time: number; user: { money: number } };

const atPay = withOrder('/money/pay', 'awaiting payment');
const choose = (name: { zh: RegExp; en: RegExp }) => press(name, 'radio');
const payNow = press({ zh: /^支付 /, en: /^Pay / });
const wechat = inTurn(choose({ zh: /^微信支付/, en: /^WeChat/ }), payNow, dialog);

/** The page asks again inside of the tab: only then it hears of the change. */
const afterChange = (change: (info: Info) => Info) =>
  inTurn(atPay, changed<Info>(payment, change), wechat, press({ zh: '关闭', en: 'Close' }));

async function refusedOnPhone(visit: Visit): Promise<void> {
  const { page, lang } = visit;
  await atPay(visit);
  const codes = paymentCodes(page);
  await wechat(visit);
  await page.getByRole('dialog').getByRole('img').waitFor();
  const cashier = await (page.context().browser() as Browser).newPage();
  await cashier.goto(codes[0] ?? '');
  await cashier.getByRole('button', { name: /^(Refuse|拒绝付款)$/ }).click();
  const told = { zh: /付款取消或被拒绝/, en: /cancelled or refused/ }[lang];
  await page.getByText(told).waitFor({ timeout: 40_000 });
  await cashier.close();
}

/** Every way a payment can go. */
export const payStates: readonly GalleryState[] = [
  {
    route,
    name: 'refused on the phone',
    heading: { zh: '微信扫码付款', en: 'Pay by WeChat QR code' },
    level: 2,
    open: refusedOnPhone,
  },
  {
    route,
    name: 'no code came',
    heading: { zh: '微信扫码付款', en: 'Pay by WeChat QR code' },
    level: 2,
    open: inTurn(
      atPay,
      refused('**/unifiedPayment'),
      wechat,
      text({ zh: '付款码生成失败', en: 'The code could not be made' }),
    ),
  },
  {
    route,
    name: 'asked before the balance is used',
    heading: { zh: /^用余额支付/, en: /^Pay .* from your balance/ },
    level: 2,
    open: inTurn(atPay, choose({ zh: /^余额支付/, en: /^Balance/ }), payNow, dialog),
  },
  {
    route,
    name: 'the time is over',
    heading: { zh: '付款时间已过', en: 'Time to pay has run out' },
    level: 2,
    open: afterChange((info) => ({ ...info, overtime_time: 0 })),
    ways: [desktop, englishPhone],
  },
  {
    route,
    name: 'cancelled meanwhile',
    heading: { zh: '订单已取消', en: 'This order was cancelled' },
    level: 2,
    open: afterChange((info) => ({ ...info, state: 6 })),
    ways: [englishDesktop],
  },
  {
    route: 'shell/not-found',
    name: 'a payment of somebody else',
    heading: { zh: '这个摊位找不到了', en: 'This page could not be found' },
    open: signedInAt('/money/pay?id=99999999'),
  },
];

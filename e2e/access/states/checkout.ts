import { expectHydrated } from '../../support/hydrated.ts';
import { customerWithCart, customerWithVariant } from '../../support/signed-in.ts';
import { at, signedInAt, withOrder } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

const confirmOrder =
  (productId = '1029') =>
  async (visit: Visit) => {
    await signedInAt(`/product/detail/${productId}`)(visit);
    const buy = visit.page.getByRole('button', { name: visit.lang === 'en' ? 'Buy now' : '立即购买' });
    await expectHydrated(buy);
    await buy.click();
  };

const changeVariant = async (visit: Visit) => {
  await signedInAt('/cart', customerWithVariant)(visit);
  const opener = visit.page.getByRole('button', { name: visit.lang === 'en' ? /change options of/ : /更换.*的规格$/ });
  await expectHydrated(opener);
  await opener.click();
  // Its values are asked for.
  await visit.page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
};

const chooseCoupon = async (visit: Visit) => {
  // A clock that takes coupons and points.
  await confirmOrder('1100?price=normal')(visit);
  await visit.page.getByRole('button', { name: visit.lang === 'en' ? /^Coupon/ : /^优惠券/ }).click();
};

const scanCode = async (visit: Visit) => {
  const isEnglish = visit.lang === 'en';
  await withOrder('/money/pay', 'awaiting payment')(visit);
  const wechat = visit.page.getByRole('radio', { name: isEnglish ? /^WeChat/ : /^微信支付/ });
  await expectHydrated(wechat);
  await wechat.check();
  await visit.page.getByRole('button', { name: isEnglish ? /^Pay / : /^支付 / }).click();
  await visit.page.getByRole('img', { name: isEnglish ? /^QR code/ : /二维码$/ }).waitFor();
};

/** Cart, confirming an order, paying. */
export const checkoutStates: readonly PageState[] = [
  {
    route: 'mf_cart_checkout/cart',
    name: 'empty',
    heading: { zh: '购物车还是空的', en: 'Your cart is empty' },
    level: 2,
    open: at('/cart'),
  },
  {
    route: 'mf_cart_checkout/cart',
    name: 'filled',
    heading: { zh: '购物车', en: 'Cart' },
    shows: { zh: '迁西板栗', en: 'Qianxi raw chestnuts' },
    open: signedInAt('/cart', customerWithCart),
  },
  {
    route: 'mf_cart_checkout/cart',
    name: 'another variant to choose',
    heading: { zh: '更换规格', en: 'Change options' },
    level: 2,
    open: changeVariant,
  },
  {
    route: 'mf_cart_checkout/cart',
    name: 'sent back with nothing to confirm',
    heading: { zh: '购物车', en: 'Cart' },
    shows: { zh: '没有待确认的商品', en: 'Nothing to confirm' },
    open: signedInAt('/indent/create'),
  },
  {
    route: 'mf_cart_checkout/confirm-order',
    name: 'one product',
    heading: { zh: '确认订单', en: 'Confirm order' },
    shows: { zh: '迁西板栗', en: 'Qianxi raw chestnuts' },
    open: confirmOrder(),
  },
  {
    route: 'mf_cart_checkout/confirm-order',
    name: 'coupons to choose from',
    heading: { zh: '选择优惠券', en: 'Choose a coupon' },
    level: 2,
    open: chooseCoupon,
  },
  {
    route: 'mf_cart_checkout/pay',
    name: 'awaiting payment',
    heading: { zh: '收银台', en: 'Payment' },
    open: withOrder('/money/pay', 'awaiting payment'),
  },
  {
    route: 'mf_cart_checkout/pay',
    name: 'a code to scan',
    heading: { zh: '微信扫码付款', en: 'Pay by WeChat QR code' },
    level: 2,
    open: scanCode,
  },
  {
    route: 'mf_cart_checkout/pay-success',
    name: 'paid',
    heading: { zh: '支付成功', en: 'Payment successful' },
    open: withOrder('/money/success', 'awaiting shipment'),
  },
];

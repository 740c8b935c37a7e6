import { callApi, type Tokens } from '../../support/api.ts';
import { customerWhoWaits, emptyCustomer, once, signUp } from '../../support/signed-in.ts';
import { flashSaleStates } from './flash-sales.ts';
import { lotteryStates } from './lotteries.ts';
import { at, signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

type Row = { id: number };

/** A new customer with two coupons, one for everything and one for a category. */
const claimer = (origin: string): Promise<Tokens> =>
  once(`${origin} claimer`, async () => {
    const tokens = await signUp(origin);
    for (const id of [2, 5]) await callApi('coupon', { body: { id }, token: tokens.access_token, origin });
    return tokens;
  });

const coupons = { route: 'mf_promotions/coupons', heading: { zh: '领券中心', en: 'Coupons' } } as const;
const own = { route: 'mf_promotions/own-coupons', heading: { zh: '我的优惠券', en: 'My coupons' } } as const;

/** The list of what a coupon for categories is for, with the coupon on top. */
const scopeList = async (visit: Visit): Promise<void> => {
  const { data } = await callApi<{ data: Row[] }>('coupon?state=1', { origin: visit.origin });
  await signedInAt(`/product/list?coupon=${data.find(({ id }) => id === 5)?.id}`, claimer)(visit);
  const note = visit.lang === 'en' ? 'Using a coupon' : '使用优惠券';
  await visit.page.getByRole('region', { name: note }).waitFor();
};

/** Claiming coupons, having them, and what they lead to. */
export const promotionStates: readonly PageState[] = [
  {
    route: 'mf_promotions/coupon-components',
    name: 'leads on',
    heading: coupons.heading,
    open: at('/coupon/components'),
  },
  {
    ...coupons,
    name: 'a visitor, one of them gone',
    shows: { zh: '登录后领取', en: 'Log in to claim' },
    open: at('/coupon/list'),
  },
  {
    ...coupons,
    name: 'a customer, some claimed',
    shows: { zh: '去使用', en: 'Use now' },
    open: signedInAt('/coupon/list', claimer),
  },
  {
    ...coupons,
    name: 'upcoming',
    shows: { zh: '未开始', en: 'Not open yet' },
    open: at('/coupon/list?state=upcoming'),
  },
  {
    ...coupons,
    name: 'finished',
    shows: { zh: '活动已结束', en: 'This has ended' },
    open: at('/coupon/list?state=finished'),
  },
  {
    ...coupons,
    name: 'nothing on a page after the last',
    shows: { zh: '这一页没有优惠券了。', en: 'No coupons on this page.' },
    open: at('/coupon/list?page=99'),
  },
  { ...own, name: 'unused', shows: { zh: '去使用', en: 'Use now' }, open: signedInAt('/user/coupon/list', claimer) },
  {
    ...own,
    name: 'used',
    shows: { zh: '看订单', en: 'See the order' },
    open: signedInAt('/user/coupon/list?state=used'),
  },
  {
    ...own,
    name: 'no longer valid',
    shows: { zh: '已过期', en: 'Expired' },
    open: signedInAt('/user/coupon/list?state=invalid'),
  },
  { ...own, name: 'all', shows: { zh: '券号', en: 'No. JSQ' }, open: signedInAt('/user/coupon/list?state=all') },
  {
    ...own,
    name: 'none',
    shows: { zh: '没有可用的优惠券', en: 'No coupons to use' },
    open: signedInAt('/user/coupon/list', emptyCustomer),
  },
  {
    route: 'mf_catalog/product-list',
    name: 'the products of a coupon',
    heading: { zh: '可用这张优惠券的商品', en: 'Products for this coupon' },
    open: scopeList,
  },
  ...flashSaleStates,
  {
    route: 'mf_promotions/sale-reminders',
    name: 'some',
    heading: { zh: '秒杀提醒', en: 'Flash sale reminders' },
    shows: { zh: '取消提醒', en: 'Remove reminder' },
    open: signedInAt('/user/seckill/reminders', customerWhoWaits),
  },
  {
    route: 'mf_promotions/sale-reminders',
    name: 'none',
    heading: { zh: '秒杀提醒', en: 'Flash sale reminders' },
    shows: { zh: '还没有提醒', en: 'No reminders yet' },
    open: signedInAt('/user/seckill/reminders', emptyCustomer),
  },
  ...lotteryStates,
];

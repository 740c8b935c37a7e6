import { refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import { createDraft } from '../../model/checkout-draft.ts';
import { storeDraft, storedDraft } from '../../model/draft-store.ts';
import { customer, draw } from '../../testing/draw.tsx';
import { loadPage } from '../../testing/load-page.ts';
import { book, home } from '../../testing/wire-preview.ts';
import confirmOrderPage from './confirm-order-page.ts';
import { ConfirmOrderScreen } from './confirm-order-screen.tsx';

const preview = 'POST goodIndent/preview';
const address = '/indent/create?integral_draw_log_id=9';
const prize = (over: object = {}) => ({
  type_code: 0,
  goods_total: 0,
  carriage: 0,
  total: 0,
  need_address: true,
  shipping: home,
  integral: { available: 500, deductible: 500, used: 0 },
  choices: {
    parities: 0.01,
    deductible: 500,
    best: { user_coupon_id: null, integral: 0 },
    coupons: [],
    shippings: book,
  },
  goods_list: [{ good_id: 3, good_sku_id: 0, name: '保温杯', img: '', price: 0, number: 1, type_code: 0, ...over }],
});
const server = shopServer({ [preview]: prize() });

const drawPrize = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<ConfirmOrderScreen />, { path: address, route: '/indent/create', customer, ...options });
const asked = (path: string) => server.asked.filter((one) => one.path === path);

beforeEach(() => {
  sessionStorage.clear();
  storeDraft(createDraft('cart', [aCartLine()]));
});

it('is ordered for nothing, without coupon and points; what stands in the tab stays there', async () => {
  server.serve({ 'POST goodIndent': 31 });
  const before = storedDraft();
  const { user, router } = drawPrize();
  expect(await screen.findByText('应付金额 ¥0.00')).toBeInTheDocument();
  expect(screen.getByText('保温杯')).toBeVisible();
  expect(screen.queryByText('优惠券')).not.toBeInTheDocument();
  expect(screen.queryByText('积分抵扣')).not.toBeInTheDocument();
  expect(screen.queryByText('运费')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '返回' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '提交订单' })).not.toHaveAttribute('aria-busy'));
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(router.state.location.search).toBe('?id=31'));
  expect(asked('goodIndent/preview')[0]?.body).toMatchObject({ integral_draw_log_id: 9, indentCommodity: [] });
  expect(asked('goodIndent')[0]?.body).toMatchObject({ integral_draw_log_id: 9, shipping_id: 7 });
  expect(asked('goodIndent/cart/remove')).toEqual([]);
  expect(storedDraft()).toBe(before);
});

it('names a prize that has run out', async () => {
  server.serve({ [preview]: prize({ invalid: true, invalid_reason: 'short-of-stock' }) });
  drawPrize();
  expect(await screen.findByText('保温杯：库存不足')).toBeVisible();
});

it('says why it cannot be ordered', async () => {
  server.serve({ [preview]: refuse('该奖品不能兑换，或已经兑换', 50001, 401, 'conflict') });
  drawPrize({ lang: 'en' });
  expect(await screen.findByRole('heading', { name: 'This prize cannot be ordered now' })).toBeVisible();
  expect(screen.getByText('该奖品不能兑换，或已经兑换')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My prizes' })).toHaveAttribute('href', '/user/integralDraw/log');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('can be asked for again when nobody answered', async () => {
  server.serve({ [preview]: refuse('系统繁忙', -1, 503, 'unavailable') });
  const { user } = drawPrize();
  const retry = await screen.findByRole('button', { name: '重试' });
  server.serve({ [preview]: prize() });
  await user.click(retry);
  expect(await screen.findByText('保温杯')).toBeVisible();
});

it.each(['', '0', 'x', '1.5'])('the draw "%s" is a 404', async (id) => {
  expect(await loadPage(confirmOrderPage, `/indent/create?integral_draw_log_id=${id}`)).toMatchObject({ status: 404 });
});

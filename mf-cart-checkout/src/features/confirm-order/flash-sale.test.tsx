import { screen, shopServer, waitFor } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import { createDraft } from '../../model/checkout-draft.ts';
import { storeDraft } from '../../model/draft-store.ts';
import { customer, draw } from '../../testing/draw.tsx';
import { previewOf } from '../../testing/wire-preview.ts';
import { ConfirmOrderScreen } from './confirm-order-screen.tsx';

const FLASH_SALE = 1;
const clock = aCartLine({ productId: '1', name: '座钟', unitPrice: 9900 });
const server = shopServer({
  'POST goodIndent/preview': previewOf({ over: { type_code: FLASH_SALE } }),
  'POST goodIndent': 31,
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  storeDraft(createDraft('buy-now', [clock], { saleId: '4', variantId: '9' }));
});

const drawConfirm = () => draw(<ConfirmOrderScreen />, { path: '/indent/create', route: '/indent/create', customer });
const submit = () => screen.getByRole('button', { name: '提交订单' });

it('prices and places the order in the flash sale its draft names', async () => {
  const { user, router } = drawConfirm();
  await screen.findByText('应付金额 ¥99.00');
  expect(screen.getByText('秒杀')).toBeVisible();
  expect(screen.getByText(/不能使用优惠券和积分/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^优惠券/ })).not.toBeInTheDocument();
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  await user.click(submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/money/pay'));
  const named = { indentCommodity: [{ seckill_id: 4, seckill_sku_id: 9, price: 99 }] };
  const bodies = server.asked.filter(({ path }) => path.startsWith('goodIndent')).map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(body).toMatchObject(named);
});

it('offers the normal price when the sale ends meanwhile, to be confirmed first', async () => {
  server.serve({
    'POST goodIndent/preview': previewOf({ changes: { p1: { price: 129, invalid_reason: 'flash-sale' } } }),
  });
  const { user, router } = drawConfirm();
  expect(await screen.findByText(/秒杀已结束、已抢光或超过限购/)).toBeVisible();
  server.serve({ 'POST goodIndent/preview': previewOf({ changes: { p1: { price: 129 } } }) });
  await user.click(screen.getByRole('button', { name: '不参加秒杀，按平时价购买' }));
  expect(await screen.findByText('座钟：¥99.00 变为 ¥129.00')).toBeVisible();
  expect(screen.queryByText('秒杀')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '按新价格继续' }));
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  await user.click(submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/money/pay'));
  const [ordered] = server.asked.filter(({ path }) => path === 'goodIndent');
  expect(ordered?.body).toMatchObject({ indentCommodity: [expect.not.objectContaining({ seckill_id: 4 })] });
});

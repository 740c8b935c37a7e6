import { act, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aCartLine } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDraft } from '../../model/checkout-draft.ts';
import { storeDraft, storedDraft } from '../../model/draft-store.ts';
import { customer, draw } from '../../testing/draw.tsx';
import { wireOffer } from '../../testing/wire-offer.ts';
import { type PreviewWorld, previewOf } from '../../testing/wire-preview.ts';
import { ConfirmOrderScreen } from './confirm-order-screen.tsx';

const bag = aCartLine({ productId: '1', name: '双肩包', unitPrice: 23900 });
const gift = wireOffer(1, '见面礼');
const thirty = wireOffer(2, '满 199 减 30', { coupon_money: 30 });
const big = wireOffer(3, '满 500 减 60', { coupon_money: 0, obstacle: 'threshold', missing: 261, sill_money: 60 });
const fruit = wireOffer(4, '水果券', { coupon_money: 0, obstacle: 'scope' });
const used = { coupon_money: 0, obstacle: 'used' };

const preview = 'POST goodIndent/preview';
const place = 'POST goodIndent';
const world: PreviewWorld = { offers: [thirty, gift, big, fruit] };
const server = shopServer({ [preview]: previewOf(world) });

const drawConfirm = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<ConfirmOrderScreen />, { path: '/indent/create', route: '/indent/create', customer, ...options });
const ready = (total: string) => screen.findByText(`应付金额 ${total}`);
const couponButton = () => screen.findByRole('button', { name: /^优惠券/ });
const submit = () => screen.getByRole('button', { name: '提交订单' });
const previews = () => server.asked.filter(({ path }) => path === 'goodIndent/preview');
const ordered = () => server.asked.filter(({ path }) => path === 'goodIndent').map(({ body }) => body);
const draft = () => JSON.parse(storedDraft() ?? 'null') as { couponId?: string | null; points?: number };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  storeDraft(createDraft('buy-now', [bag]));
});

describe('coupons', () => {
  it('takes the best one that the server accepts, and orders with it', async () => {
    server.serve({ [place]: 31 });
    const { user, router } = drawConfirm();
    await ready('¥209.00');
    expect(await couponButton()).toHaveAccessibleName(/满 199 减 30 已为你选最省的一张，共 2 张可用/);
    expect(screen.getAllByText('-¥30.00')).toHaveLength(2);
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/pay'));
    expect(ordered()).toMatchObject([{ user_coupon_id: 2 }]);
  });

  it('names every coupon, with the reason where it cannot be used', async () => {
    const { user } = drawConfirm();
    await ready('¥209.00');
    await user.click(await couponButton());
    const dialog = within(screen.getByRole('dialog', { name: '选择优惠券' }));
    expect(dialog.getByRole('radio', { name: /^满 199 减 30/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /满 500 减 60.*再买 ¥261.00 可用/ })).toBeDisabled();
    expect(dialog.getByRole('radio', { name: /水果券.*不适用于这些商品/ })).toBeDisabled();
    expect(dialog.getAllByText('无门槛 · 有效期至 2026年12月30日')).toHaveLength(4);
  });

  it('says in English until when each can be used', async () => {
    const offers = [wireOffer(1, 'Welcome', { explain: 'No threshold', failure_time: '2026-12-03 14:30:00' })];
    server.serve({ [preview]: previewOf({ offers }) });
    const { user } = drawConfirm({ lang: 'en' });
    await user.click(await screen.findByRole('button', { name: /^Coupon/ }));
    expect(screen.getByText('No threshold · until 3 Dec 2026, 14:30')).toBeVisible();
  });

  it('tells what has to be spent for one that saves more', async () => {
    drawConfirm();
    await ready('¥209.00');
    expect(await screen.findByText('再买 ¥261.00 可用“满 500 减 60”')).toBeVisible();
  });

  it('names one that has gone while the page was not looked at', async () => {
    drawConfirm();
    await ready('¥209.00');
    server.serve({ [preview]: previewOf({ offers: [gift, big] }) });
    act(() => void globalThis.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('“满 199 减 30”已过期或已使用，金额已重新计算。')).toBeVisible();
    await ready('¥234.00');
  });

  it('uses another one or none, and the tab remembers', async () => {
    const { user, unmount } = drawConfirm();
    await ready('¥209.00');
    await user.click(await couponButton());
    await user.click(screen.getByRole('radio', { name: /^见面礼/ }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await ready('¥234.00');
    expect(draft().couponId).toBe('1');
    await user.click(await couponButton());
    await user.click(screen.getByRole('radio', { name: '不使用优惠券' }));
    await ready('¥239.00');
    unmount();
    drawConfirm();
    await ready('¥239.00');
    expect(await couponButton()).toHaveAccessibleName(/不使用优惠券 共 \d 张可用/);
  });

  it('names one that ends while it is chosen, shows the amounts again and loses nothing', async () => {
    const { user } = drawConfirm();
    await ready('¥209.00');
    await user.click(await couponButton());
    await user.click(screen.getByRole('radio', { name: /^满 199/ }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await user.type(screen.getByRole('textbox', { name: /订单备注/ }), '轻放');
    server.serve({
      [place]: refuse('该优惠券不能用于此订单', 50001, 401, 'conflict'),
      [preview]: previewOf({ offers: [gift, big, { ...thirty, ...used }] }),
    });
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await user.click(submit());
    expect(await screen.findByText('“满 199 减 30”已过期或已使用，金额已重新计算。')).toBeVisible();
    await ready('¥234.00');
    expect(screen.getByRole('textbox', { name: /订单备注/ })).toHaveValue('轻放');
    server.serve({ [place]: 31 });
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await user.click(submit());
    await waitFor(() => expect(ordered().at(-1)).toMatchObject({ user_coupon_id: 1, remark: '轻放' }));
  });

  it('says when there is none', async () => {
    server.serve({ [preview]: previewOf() });
    drawConfirm({ lang: 'en' });
    expect(await screen.findByText('Amount due $239.00')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Coupon No coupon for these items/ })).toBeVisible();
  });

  it('that are no more for this order are named otherwise', async () => {
    const { user } = drawConfirm();
    await ready('¥209.00');
    server.serve({ [preview]: previewOf({ offers: [gift, { ...thirty, coupon_money: 0, obstacle: 'scope' }] }) });
    act(() => void globalThis.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('“满 199 减 30”不能再用于这个订单，金额已重新计算。')).toBeVisible();
    await user.click(await couponButton());
    expect(screen.getByRole('radio', { name: /^满 199 减 30.*不适用于这些商品/ })).toBeDisabled();
  });

  it('are not listed once they were used or are over', async () => {
    server.serve({ [preview]: previewOf({ offers: [gift, { ...thirty, ...used }, { ...big, obstacle: 'expired' }] }) });
    storeDraft({ ...createDraft('buy-now', [bag]), couponId: '2' });
    const { user } = drawConfirm();
    await ready('¥234.00');
    await user.click(await couponButton());
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(previews()[0]?.body).toMatchObject({ user_coupon_id: 2 });
  });

  it('are all known with the first answer: choosing asks nothing', async () => {
    const { user, shop } = drawConfirm();
    await ready('¥209.00');
    for (const [name, total] of [
      [/^见面礼/, '¥234.00'],
      [/^不使用优惠券/, '¥239.00'],
      [/^满 199 减 30/, '¥209.00'],
    ] as const) {
      await user.click(await couponButton());
      await user.click(screen.getByRole('radio', { name }));
      await user.click(screen.getByRole('button', { name: '确定' }));
      expect(screen.getByText(`应付金额 ${total}`)).toBeInTheDocument();
      expect(submit()).not.toHaveAttribute('aria-busy');
    }
    act(() => shop.bus.emit('address:selected', { addressId: '8' }));
    expect(screen.getByText('应付金额 ¥221.00')).toBeInTheDocument();
    expect(server.asked.map(({ path }) => path)).toEqual(['goodIndent/preview']);
  });

  it('are not for flash sales, nor are points', async () => {
    server.serve({ [preview]: previewOf({ points: { available: 50, deductible: 50 }, over: { type_code: 1 } }) });
    drawConfirm();
    await ready('¥239.00');
    expect(screen.queryByText('优惠券')).not.toBeInTheDocument();
    expect(screen.queryByRole('spinbutton', { name: '使用积分' })).not.toBeInTheDocument();
  });
});

describe('points', () => {
  const points = { available: 2460, deductible: 680 };
  const stepper = () => screen.findByRole('spinbutton', { name: '使用积分' });

  beforeEach(() => server.serve({ [preview]: previewOf({ ...world, points }) }));

  it('are used as far as the order takes them, and say what they are worth', async () => {
    server.serve({ [place]: 31 });
    const { user } = drawConfirm();
    await ready('¥202.20');
    expect(await stepper()).toHaveValue('680');
    expect(await stepper()).toHaveAccessibleDescription('共有 2,460 积分，本单最多用 680');
    expect(screen.getByText('抵 ¥6.80')).toBeVisible();
    expect(screen.getByText('-¥6.80')).toBeVisible();
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await user.click(submit());
    await waitFor(() => expect(ordered()).toMatchObject([{ user_coupon_id: 2, integral: 680 }]));
  });

  it('can be fewer, or none', async () => {
    const { user } = drawConfirm();
    await ready('¥202.20');
    await user.clear(await stepper());
    await user.type(await stepper(), '100{Enter}');
    await ready('¥208.00');
    expect(draft().points).toBe(100);
    await user.clear(await stepper());
    await user.type(await stepper(), '0{Enter}');
    await ready('¥209.00');
    expect(screen.queryByText(/^-¥6/)).not.toBeInTheDocument();
  });

  it('are kept by the tab, in English too', async () => {
    storeDraft({ ...createDraft('buy-now', [bag]), points: 50, couponId: null });
    drawConfirm({ lang: 'en' });
    expect(await screen.findByText('Amount due $238.50')).toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: 'Points to use' })).toHaveValue('50');
    expect(screen.getByText('You have 2,460, this order takes at most 680')).toBeVisible();
  });

  it('come to nothing where the order takes none', async () => {
    server.serve({ [preview]: previewOf(world) });
    drawConfirm();
    await ready('¥209.00');
    expect(screen.queryByText('积分抵扣')).not.toBeInTheDocument();
  });
});

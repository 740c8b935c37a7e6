import { hydrateInShop, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import zh from '../../messages/zh.ts';
import { customer, draw } from '../../testing/draw.tsx';
import { aWirePayment } from '../../testing/wire-payment.ts';
import { PaymentMethods } from './components/payment-methods.tsx';
import { PayScreen } from './pay-screen.tsx';

const payment = 'GET goodIndent/pay/31';
const pay = 'POST balancePay';
const server = shopServer({ [payment]: aWirePayment() });

const drawPay = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<PayScreen />, { path: '/money/pay?id=31', route: '/money/pay', customer, ...options });
const payButton = () => screen.findByRole('button', { name: /^支付 / });
const payments = () => server.asked.filter(({ path }) => path === 'balancePay');

describe('an order that waits', () => {
  it('shows its time, amount and receiver, and the rest on demand', async () => {
    const { user } = drawPay();
    expect(await screen.findByRole('heading', { name: '下单成功，请及时付款' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(24:00:00|23:59:)/);
    expect(screen.getByText('收货：小满 138****6027，浙江省杭州市余杭区 良渚文化村 601')).toBeVisible();
    expect(screen.getByText('¥415.00')).toBeInTheDocument();
    expect(screen.getByText('2025111208364471001')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: '订单详情' }));
    expect(screen.getByText('2025111208364471001')).toBeVisible();
    expect(screen.getByText('双肩包；龙井')).toBeVisible();
  });

  it('speaks English and has no receiver when nothing is sent', async () => {
    server.serve({ [payment]: aWirePayment({ good_location: null }) });
    drawPay({ lang: 'en' });
    expect(await screen.findByRole('heading', { name: 'Order placed. Pay in time to keep it' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeInTheDocument();
    expect(screen.queryByText(/^To:/)).not.toBeInTheDocument();
    expect(screen.getByText('$500.00 available')).toBeVisible();
  });

  it('offers three ways and begins with the balance', async () => {
    drawPay();
    expect(await screen.findByRole('radio', { name: /^余额支付/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^微信支付/ })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /^支付宝/ })).toBeEnabled();
  });

  it('offers only what the shop takes', async () => {
    server.serve({ 'GET siteConfig': { payments: ['balance', 'online'] } });
    drawPay();
    expect(await screen.findByRole('radio', { name: /^余额支付/ })).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^微信支付/ })).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: /^支付宝/ })).toBeEnabled();
  });

  it('cannot be paid where nothing that is offered pays it', async () => {
    server.serve({ 'GET siteConfig': { payments: ['balance'] }, [payment]: aWirePayment({ user: { money: 1 } }) });
    drawPay();
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    expect(await payButton()).toBeDisabled();
  });

  it('says what the balance lacks', async () => {
    server.serve({ [payment]: aWirePayment({ user: { money: 1 } }) });
    drawPay();
    expect(await screen.findByText('可用 ¥1.00，还差 ¥414.00')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^余额支付/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^微信支付/ })).toBeChecked();
  });
});

describe('on a phone', () => {
  const short = aWirePayment({ user: { money: 1 } });
  const holdInHand = () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
  afterEach(() => vi.unstubAllGlobals());

  it('begins with what can be paid on it, and has the rest to choose', async () => {
    holdInHand();
    server.serve({ [payment]: short });
    const { user } = drawPay();
    expect(await screen.findByRole('radio', { name: /^支付宝/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^微信支付/ }));
    expect(screen.getByRole('radio', { name: /^微信支付/ })).toBeChecked();
  });

  it('is drawn by the server as for a desk, and taken over without a fault', async () => {
    holdInHand();
    const info = {
      ...{ orderId: '31', number: 'N', state: 'awaiting-payment' as const, total: 41500, balance: 100 },
      ...{ secondsLeft: 60, kind: 'ordinary' as const, address: null, productNames: [] },
    };
    const onPage = { back: null, leave: () => undefined, isLeaving: false, target: null, failure: null };
    const never = () => undefined;
    const { html, faults } = hydrateInShop(
      <PaymentMethods info={info} onPage={onPage} isScanning={false} onScan={never} onPaid={never} onRefused={never} />,
      { texts: { mf_cart_checkout: zh }, customer },
      never,
    );
    const drawn = new DOMParser().parseFromString(html, 'text/html');
    expect(drawn.querySelector<HTMLInputElement>('input[checked]')?.value).toBe('wechat');
    expect(screen.getByRole('radio', { name: /^支付宝/ })).toBeChecked();
    expect(faults).toEqual([]);
  });
});

describe('paying from the balance', () => {
  it('asks first, and pays once', async () => {
    server.serve({ [pay]: '支付成功' });
    const { user, router } = drawPay();
    await user.click(await payButton());
    expect(screen.getByText('支付后余额 ¥85.00。')).toBeVisible();
    expect(payments()).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: '确认支付' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/success'));
    expect(router.state.location.search).toBe('?id=31');
    expect(payments()).toHaveLength(1);
    expect(payments()[0]?.headers.get('idempotency-key')).toBe('pay-31');
  });

  it('does nothing on second thoughts', async () => {
    const { user } = drawPay();
    await user.click(await payButton());
    await user.click(screen.getByRole('button', { name: '再想想' }));
    expect(payments()).toEqual([]);
  });

  it.each([
    ['余额不够支付该订单', 'conflict'],
    ['有商品已无库存，请重新下单', 'conflict'],
  ])('shows a refusal: %s', async (text, errorClass) => {
    server.serve({ [pay]: refuse(text, 50004, 401, errorClass) });
    const { user, router } = drawPay();
    await user.click(await payButton());
    await user.click(screen.getByRole('button', { name: '确认支付' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(router.state.location.pathname).toBe('/money/pay');
    expect(screen.getByRole('radio', { name: /^余额支付/ })).toBeChecked();
    await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
  });

  it('keeps a refusal in sight when the balance does not pay it any more', async () => {
    server.serve({ [pay]: refuse('余额不够支付该订单', 50004, 401, 'conflict') });
    const { user } = drawPay();
    await payButton();
    server.serve({ [payment]: aWirePayment({ user: { money: 1 } }) });
    await user.click(await payButton());
    await user.click(screen.getByRole('button', { name: '确认支付' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^余额支付/ })).toBeDisabled());
    expect(screen.getByRole('alert')).toHaveTextContent('余额不够支付该订单');
    await user.click(screen.getByRole('radio', { name: /^支付宝/ }));
    expect(screen.queryByText('余额不够支付该订单')).not.toBeInTheDocument();
  });

  it('can be tried again when nobody answered', async () => {
    server.serve({ [pay]: () => Response.error() });
    const { user, router } = drawPay();
    await user.click(await payButton());
    await user.click(screen.getByRole('button', { name: '确认支付' }));
    expect(await screen.findByText('网络或服务器繁忙')).toBeVisible();
    server.serve({ [pay]: 'ok' });
    await user.click(await payButton());
    await user.click(screen.getByRole('button', { name: '确认支付' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/success'));
  });
});

describe('an order that cannot be paid here', () => {
  it('is over when its time has passed, without asking in a loop', async () => {
    server.serve({ [payment]: aWirePayment({ overtime_time: -5 }) });
    drawPay();
    expect(await screen.findByRole('heading', { name: '付款时间已过' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/user/indent/detail?id=31');
    expect(server.asked).toHaveLength(1);
  });

  it('is over when the countdown ends', async () => {
    server.serve({ [payment]: aWirePayment({ overtime_time: 1 }) });
    drawPay({ lang: 'en' });
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Time to pay has run out' }, { timeout: 4000 })).toBeVisible();
    await waitFor(() => expect(server.asked).toHaveLength(2));
  });

  it('says so when it was cancelled', async () => {
    server.serve({ [payment]: aWirePayment({ state: 6 }) });
    drawPay();
    expect(await screen.findByRole('heading', { name: '订单已取消' })).toBeVisible();
  });

  it('leads to success when it was paid somewhere else', async () => {
    server.serve({ [payment]: aWirePayment({ state: 2 }) });
    const { router } = drawPay();
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/success'));
  });

  it('is asked for again when it did not come', async () => {
    server.serve({ [payment]: refuse('系统繁忙', -1, 503, 'unavailable') });
    const { user } = drawPay();
    const retry = await screen.findByRole('button', { name: '重试' });
    server.serve({ [payment]: aWirePayment() });
    await user.click(retry);
    expect(await payButton()).toBeVisible();
  });
});

import { act, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer, draw } from '../../testing/draw.tsx';
import { anEventStream } from '../../testing/event-stream.ts';
import { aWirePayment } from '../../testing/wire-payment.ts';
import { PayScreen } from './pay-screen.tsx';

const payment = 'GET goodIndent/pay/31';
const events = 'GET goodIndent/pay/31/events';
const begin = 'POST unifiedPayment';
const cashier = 'http://shop.test/cashier/abc';
const started = (over: object = {}) => ({
  result: 'ok',
  number: 'P1',
  code_url: cashier,
  pay_url: '',
  mweb_url: '',
  msg: {},
  ...over,
});
const server = shopServer({ [payment]: aWirePayment(), [begin]: started() });
let stream: ReturnType<typeof anEventStream>;

beforeEach(() => {
  sessionStorage.clear();
  stream = anEventStream();
  server.serve({ [events]: stream.answer });
});

afterEach(() => vi.unstubAllGlobals());

/** A finger, and no mouse. */
const holdInHand = () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));

const drawPay = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<PayScreen />, { path: '/money/pay?id=31', route: '/money/pay', customer, ...options });
const asked = (path: string) => server.asked.filter((one) => one.path === path);
const following = () => waitFor(() => expect(asked('goodIndent/pay/31/events')).toHaveLength(1));
const look = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

async function scan(options: Parameters<typeof draw>[1] = {}) {
  const drawn = drawPay(options);
  const isEnglish = options.lang === 'en';
  await drawn.user.click(await screen.findByRole('radio', { name: isEnglish ? /^WeChat/ : /^微信支付/ }));
  await drawn.user.click(screen.getByRole('button', { name: isEnglish ? /^Pay / : /^支付 / }));
  return { ...drawn, dialog: within(await screen.findByRole('dialog')) };
}

describe('by QR code', () => {
  it('shows the code and the amount, and goes on by itself once the order is paid', async () => {
    const { dialog, router } = await scan();
    expect(await dialog.findByRole('img', { name: '微信付款二维码' })).toBeVisible();
    expect(dialog.getByText('¥415.00')).toBeInTheDocument();
    expect(dialog.getByRole('status')).toHaveTextContent('正在等待付款');
    expect(asked('unifiedPayment')[0]?.body).toMatchObject({ id: 31, platform: 'weixin', trade_type: 'NATIVE' });
    await following();
    stream.tell({ state: 1, overtime_time: 60 });
    server.serve({ [payment]: aWirePayment({ state: 2 }) });
    stream.tell({ state: 2, overtime_time: 50 });
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/money/success?id=31'),
    );
    expect(asked('goodIndent/pay/31')).toHaveLength(2);
  });

  it.each([
    ['an app', 'weixin://wxpay/bizpayurl?pr=1'],
    ['a page', cashier],
  ])('that opens %s is a link on a phone only', async (_what, content) => {
    server.serve({ [begin]: started({ code_url: content }) });
    const { dialog, unmount } = await scan();
    expect(await dialog.findByRole('img', { name: '微信付款二维码' })).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    unmount();
    holdInHand();
    const onPhone = await scan();
    const link = await onPhone.dialog.findByRole('link', { name: '在本机打开付款页面' });
    expect(link).toHaveAttribute('href', content);
  });

  it('says that a payment was refused, with a new code', async () => {
    const { dialog } = await scan({ lang: 'en' });
    expect(await dialog.findByRole('img', { name: 'QR code for WeChat Pay' })).toBeVisible();
    server.serve({ [begin]: started({ number: 'P2', code_url: `${cashier}2` }) });
    look();
    expect(await dialog.findByText(/Payment cancelled or refused\. Nothing was charged/)).toBeVisible();
    expect(dialog.getByRole('img', { name: 'QR code for WeChat Pay' })).toBeVisible();
  });

  it.each([
    ['the provider', refuse('支付异常，请联系客服', 50001, 500, 'unexpected'), '支付异常，请联系客服'],
    ['the shop', refuse('有商品已无库存，请重新下单', 50004, 401, 'conflict'), '有商品已无库存，请重新下单'],
  ])('tells a refusal of %s as one, and keeps the chosen way', async (_who, answer, reason) => {
    server.serve({ [begin]: answer });
    const { dialog, user } = await scan();
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.getByRole('heading', { name: '这笔订单现在不能用微信支付' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '换一种付款方式' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^微信支付/ })).toBeChecked();
  });

  it('says that there is no code now, and tries again', async () => {
    server.serve({ [begin]: refuse('系统繁忙', -1, 503, 'unavailable') });
    const { dialog, user } = await scan();
    expect(await dialog.findByText('系统繁忙')).toBeVisible();
    expect(dialog.getByText('付款码生成失败')).toBeVisible();
    server.serve({ [begin]: started() });
    await user.click(dialog.getByRole('button', { name: '重试' }));
    expect(await dialog.findByRole('img', { name: '微信付款二维码' })).toBeVisible();
  });

  it('says that paying online is not set up when the answer holds no code', async () => {
    server.serve({ [begin]: started({ code_url: '' }) });
    const { dialog } = await scan({ lang: 'en' });
    expect(await dialog.findByText('Online payment is not set up correctly')).toBeVisible();
  });

  it('follows nothing any more once it is closed, but looks once again', async () => {
    const { dialog, user, router } = await scan();
    await following();
    stream.tell({ state: 1, overtime_time: 60 });
    server.serve({ [payment]: aWirePayment({ state: 2 }) });
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(stream.isOpen).toBe(false));
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/success'));
  });

  it('asks when the shop has as many streams as it may, and says nothing of it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0); // the shortest pause: 2.5 seconds
    server.serve({ [events]: refuse('当前人数较多，请稍后重试', 0, 503, 'unavailable') });
    const { router } = await scan();
    await following();
    server.serve({ [payment]: aWirePayment({ state: 2 }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/success'), { timeout: 5000 });
    expect(screen.queryByText('当前人数较多，请稍后重试')).not.toBeInTheDocument();
    expect(asked('goodIndent/pay/31/events')).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('is quiet while nobody looks, and follows again after', async () => {
    await scan();
    await following();
    stream.tell({ state: 1, overtime_time: 60 });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    look();
    await waitFor(() => expect(stream.isOpen).toBe(false));
    expect(asked('goodIndent/pay/31/events')).toHaveLength(1);
    Reflect.deleteProperty(document, 'hidden');
    look();
    await waitFor(() => expect(asked('goodIndent/pay/31/events')).toHaveLength(2));
  });

  it('is over when the order lapses meanwhile', async () => {
    await scan();
    await following();
    server.serve({ [payment]: aWirePayment({ state: 4, overtime_time: 0 }) });
    stream.tell({ state: 4, overtime_time: 0 });
    expect(await screen.findByRole('heading', { name: '付款时间已过' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('on the page of a provider', () => {
  it('goes there, with a link for browsers that stay', async () => {
    server.serve({ [begin]: started({ code_url: '', pay_url: 'http://shop.test/gateway?x=1' }) });
    const { user } = drawPay();
    await user.click(await screen.findByRole('radio', { name: /^支付宝/ }));
    await user.click(screen.getByRole('button', { name: /^支付 / }));
    const link = await screen.findByRole('link', { name: /打开付款页面/ });
    expect(link).toHaveAttribute('href', 'http://shop.test/gateway?x=1');
    expect(asked('unifiedPayment')[0]?.body).toMatchObject({ platform: 'alipay', trade_type: 'PAGE' });
    expect(sessionStorage.getItem('jishi_PaymentLeft')).toBe('31 P1');
  });

  it('says why it cannot', async () => {
    server.serve({ [begin]: refuse('订单状态已变化，请刷新', 50003, 401, 'conflict') });
    const { user } = drawPay();
    await user.click(await screen.findByRole('radio', { name: /^支付宝/ }));
    await user.click(screen.getByRole('button', { name: /^支付 / }));
    expect(await screen.findByRole('alert')).toHaveTextContent('订单状态已变化，请刷新');
    await waitFor(() => expect(asked('goodIndent/pay/31')).toHaveLength(2));
    expect(screen.getByRole('radio', { name: /^支付宝/ })).toBeChecked();
  });

  it('says that paying online is not set up when no page is named', async () => {
    server.serve({ [begin]: started({ code_url: '' }) });
    const { user } = drawPay();
    await user.click(await screen.findByRole('radio', { name: /^支付宝/ }));
    await user.click(screen.getByRole('button', { name: /^支付 / }));
    expect(await screen.findByRole('alert')).toHaveTextContent('在线支付配置不正确');
  });

  it('waits for the answer after the way back, and goes on when it comes', async () => {
    sessionStorage.setItem('jishi_PaymentLeft', '31');
    const { router } = drawPay();
    expect(await screen.findByText(/还没有收到付款结果/)).toBeVisible();
    await following();
    server.serve({ [payment]: aWirePayment({ state: 2 }) });
    stream.tell({ state: 2, overtime_time: 50 });
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/success'));
    expect(sessionStorage.getItem('jishi_PaymentLeft')).toBeNull();
  });

  it('says after the way back that the payment was refused, with the same way chosen', async () => {
    sessionStorage.setItem('jishi_PaymentLeft', '31 P1');
    server.serve({ [begin]: started({ number: 'P2', pay_url: 'http://shop.test/gateway?x=2' }) });
    drawPay({ lang: 'en' });
    expect(await screen.findByText(/Payment cancelled or refused\. Nothing was charged/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Alipay/ })).toBeChecked();
    expect(screen.queryByText(/No result of your payment yet/)).not.toBeInTheDocument();
  });

  it.each([
    ['goes on', started({ pay_url: 'http://shop.test/gateway?x=1' })],
    ['cannot be asked about', refuse('系统繁忙', -1, 503, 'unavailable')],
  ])('claims no refusal of a payment that %s', async (_what, answer) => {
    sessionStorage.setItem('jishi_PaymentLeft', '31 P1');
    server.serve({ [begin]: answer });
    drawPay();
    expect(await screen.findByText(/还没有收到付款结果/)).toBeVisible();
    await waitFor(() => expect(asked('unifiedPayment')).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.getByText(/还没有收到付款结果/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^支付宝/ })).toBeChecked();
  });

  it('still waits when the page is loaded anew', async () => {
    sessionStorage.setItem('jishi_PaymentLeft', '31');
    const { unmount } = drawPay();
    expect(await screen.findByText(/还没有收到付款结果/)).toBeVisible();
    unmount();
    drawPay();
    expect(await screen.findByText(/还没有收到付款结果/)).toBeVisible();
  });

  it('waits for nothing when another order was paid there', async () => {
    sessionStorage.setItem('jishi_PaymentLeft', '30');
    drawPay();
    expect(await screen.findByRole('button', { name: /^支付 / })).toBeVisible();
    expect(screen.queryByText(/还没有收到付款结果/)).not.toBeInTheDocument();
    expect(asked('goodIndent/pay/31/events')).toEqual([]);
  });
});

it('a notice that races the last second still makes it a paid order', async () => {
  server.serve({ [payment]: aWirePayment({ overtime_time: 2 }) });
  const { router } = await scan();
  await following();
  stream.tell({ state: 1, overtime_time: 1 });
  expect(await screen.findByRole('heading', { name: '付款时间已过' }, { timeout: 5000 })).toBeVisible();
  server.serve({ [payment]: aWirePayment({ state: 2, overtime_time: 0 }) });
  stream.tell({ state: 2, overtime_time: 0 });
  await waitFor(() => expect(router.state.location.pathname).toBe('/money/success'));
});

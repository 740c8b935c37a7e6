import type { CartLine } from '@jishi/api/cart';
import { storageKeys } from '@jishi/contracts';
import { act, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { aCartLine, aWireAddress } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDraft } from '../../model/checkout-draft.ts';
import { storeDraft } from '../../model/draft-store.ts';
import { wasRedirected } from '../../model/redirect-state.ts';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { wireOffer } from '../../testing/wire-offer.ts';
import { book, previewOf } from '../../testing/wire-preview.ts';
import { ConfirmOrderScreen } from './confirm-order-screen.tsx';

const bag = aCartLine({ productId: '1', name: '双肩包', unitPrice: 23900 });
const tea = aCartLine({
  productId: '2',
  variantId: '21',
  name: '龙井',
  unitPrice: 8800,
  quantity: 2,
  options: [{ name: '重量', value: '100 克' }],
});
const preview = 'POST goodIndent/preview';
const place = 'POST goodIndent';
const server = shopServer({
  [preview]: previewOf(),
  'POST goodIndent/cart/remove': [],
});

const drawConfirm = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<ConfirmOrderScreen />, { path: '/indent/create', route: '/indent/create', customer, ...options });
const withDraft = (source: 'cart' | 'buy-now' = 'cart', lines: readonly CartLine[] = [bag, tea]) => {
  const draft = createDraft(source, lines);
  storeDraft(draft);
  return draft;
};
const ready = (total: string) => screen.findByText(`应付金额 ${total}`);
const submit = () => screen.getByRole('button', { name: '提交订单' });
const orders = () => server.asked.filter(({ path }) => path === 'goodIndent');
const previews = () => server.asked.filter(({ path }) => path === 'goodIndent/preview');
const choose = (shop: ReturnType<typeof draw>['shop'], addressId: string | null) =>
  act(() => shop.bus.emit('address:selected', { addressId }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Pieces of the second line of a posted order. */
const pieces = (body: unknown) => (body as { indentCommodity: { number: number }[] }).indentCommodity[1]?.number ?? 0;

describe('without goods', () => {
  it.each([
    ['no draft', null],
    ['a spoilt draft', '{"id":7}'],
  ])('%s leads back to the cart', async (_title, stored) => {
    if (stored) sessionStorage.setItem(storageKeys.order, stored);
    const { router } = drawConfirm();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(wasRedirected(router.state.location.state)).toBe(true);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(server.asked).toEqual([]);
  });
});

describe('the order', () => {
  it('shows goods, the amounts of the server and where it goes', async () => {
    withDraft();
    drawConfirm();
    await ready('¥415.00');
    const table = within(screen.getByRole('table', { name: '商品清单' }));
    expect(table.getByText('100 克')).toBeVisible();
    expect(table.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('2 种 3 件')).toBeVisible();
    expect(screen.getByText('包邮')).toBeVisible();
    expect(screen.getByText(/^寄往/)).toBeVisible();
    expect(screen.getByText(/^网站暂不支持开发票/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /订单备注/ })).toHaveAttribute('maxlength', '200');
    expect(screen.getByTestId('fragment mf_user_centre/address-book')).toHaveAttribute(
      'data-props',
      '{"mode":"choose"}',
    );
  });

  it('speaks English', async () => {
    withDraft();
    drawConfirm({ lang: 'en' });
    expect(await screen.findByText('Amount due $415.00')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm order' })).toBeInTheDocument();
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.getByText(/^Invoices/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
  });

  it('asks once for every address of the customer, and again for one that was edited', async () => {
    withDraft();
    const { shop } = drawConfirm();
    await ready('¥415.00');
    choose(shop, '7');
    await ready('¥415.00');
    choose(shop, '8');
    await ready('¥427.00');
    expect(screen.getByText('¥12.00')).toBeVisible();
    expect(submit()).not.toHaveAttribute('aria-busy');
    choose(shop, '7');
    await ready('¥415.00');
    expect(previews()).toHaveLength(1);
    expect(previews()[0]?.body).toMatchObject({ choices: 1 });
    choose(shop, '7'); // announced again: it was edited
    await waitFor(() => expect(previews()).toHaveLength(2));
  });

  it('asks once more for an address that was just written', async () => {
    withDraft();
    const { shop } = drawConfirm();
    await ready('¥415.00');
    const written = { ...aWireAddress({ id: 9 }), carriage: 20 };
    server.serve({ [preview]: previewOf({ shippings: [...book, written] }) });
    choose(shop, '9');
    await ready('¥435.00');
    expect(previews()).toHaveLength(2);
    expect(previews()[1]?.body).toMatchObject({ shipping_id: 9 });
  });

  it('has no fee to an address that is gone, and asks for it only once', async () => {
    withDraft();
    const { shop } = drawConfirm();
    await ready('¥415.00');
    choose(shop, '99');
    await waitFor(() => expect(previews()).toHaveLength(2));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByText(/^寄往/)).not.toBeInTheDocument();
    expect(previews()).toHaveLength(2);
  });

  it('believes the last answer, whichever comes last', async () => {
    withDraft();
    const { shop } = drawConfirm();
    await ready('¥415.00');
    choose(shop, '8');
    const slow = Promise.withResolvers<void>();
    const dearer = [{ ...aWireAddress({ id: 8 }), carriage: 99 }];
    server.serve({
      [preview]: async (asked) => {
        await slow.promise;
        return previewOf({ shippings: dearer })(asked);
      },
    });
    choose(shop, '8'); // edited
    await waitFor(() => expect(previews()).toHaveLength(2));
    server.serve({ [preview]: previewOf({ shippings: [{ ...aWireAddress({ id: 8 }), carriage: 15 }] }) });
    choose(shop, '8'); // and edited again
    await ready('¥430.00');
    slow.resolve();
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText('应付金额 ¥430.00')).toBeInTheDocument();
    expect(previews()).toHaveLength(3);
  });

  it('keeps the chosen address with the draft: a reload, another language, a way back', async () => {
    withDraft();
    const { shop, unmount } = drawConfirm();
    await ready('¥415.00');
    choose(shop, '8');
    await ready('¥427.00');
    unmount();
    drawConfirm({ lang: 'en' });
    expect(await screen.findByText('Amount due $427.00')).toBeInTheDocument();
    expect(screen.getByTestId('fragment mf_user_centre/address-book').dataset['props']).toContain('"startId":"8"');
  });

  it('needs no address when nothing is sent', async () => {
    server.serve({
      [preview]: previewOf({ shippings: [], over: { need_address: false, shipping: null } }),
      [place]: 31,
    });
    withDraft('buy-now', [aCartLine({ productId: '5', productType: 'card-key', unitPrice: 1000 })]);
    const { user, router } = drawConfirm();
    await ready('¥10.00');
    expect(screen.queryByTestId('fragment mf_user_centre/address-book')).not.toBeInTheDocument();
    expect(screen.queryByText('运费')).not.toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(router.state.location.search).toBe('?id=31'));
    expect(orders()[0]?.body).not.toHaveProperty('shipping_id');
  });
});

describe('placing the order', () => {
  it('sends it once, with the remark; only bought lines leave the cart', async () => {
    const draft = withDraft();
    const other = aCartLine({ productId: '9', name: '座钟' });
    server.serve({ [place]: 31, 'POST goodIndent/cart/remove': wireCart([other]) });
    const { user, router, shop } = drawConfirm({ cart: [bag, tea, other] });
    await ready('¥415.00');
    choose(shop, '7');
    await user.type(screen.getByRole('textbox', { name: /订单备注/ }), ' 请轻放，谢谢 ');
    // The second click before anything of the first is drawn.
    act(() => {
      submit().click();
      submit().click();
    });
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/money/pay?id=31'));
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.headers.get('idempotency-key')).toBe(draft.id);
    expect(orders()[0]?.body).toMatchObject({ carriage: 0, shipping_id: 7, remark: '请轻放，谢谢' });
    await waitFor(() => expect(shop.cart.getState().lines).toEqual([other]));
    expect(sessionStorage.getItem(storageKeys.order)).toBeNull();
    expect(localStorage.getItem(storageKeys.order)).toBeNull();
  });

  it('sends the words of a present, also none, and keeps them while the box is unticked', async () => {
    withDraft();
    server.serve({ [place]: 31 });
    const { user, shop } = drawConfirm({ cart: [bag, tea] });
    await ready('¥415.00');
    choose(shop, '7');
    const box = screen.getByRole('checkbox', { name: '这是礼物' });
    expect(box).toHaveAccessibleDescription('包裹里不放价格，便签上写你的话。');
    expect(screen.queryByRole('textbox', { name: /便签/ })).toBeNull();
    await user.click(box);
    await user.type(screen.getByRole('textbox', { name: /便签上写什么/ }), ' 生日快乐 ');
    await user.click(box);
    await user.click(box);
    expect(screen.getByRole('textbox', { name: /便签上写什么/ })).toHaveValue(' 生日快乐 ');
    await user.click(submit());
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toMatchObject({ gift_note: '生日快乐' });
  });

  it('is no present unless somebody says so', async () => {
    withDraft();
    server.serve({ [place]: 31 });
    const { user, shop } = drawConfirm({ cart: [bag, tea] });
    await ready('¥415.00');
    choose(shop, '7');
    await user.click(submit());
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).not.toHaveProperty('gift_note');
  });

  it('leaves the cart alone after "buy now"', async () => {
    withDraft('buy-now', [bag]);
    server.serve({ [place]: 31 });
    const { user, router, shop } = drawConfirm({ cart: [bag] });
    await ready('¥239.00');
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/pay'));
    expect(shop.cart.getState().lines).toEqual([bag]);
  });

  it('asks for an address first', async () => {
    withDraft();
    server.serve({ [preview]: previewOf({ shippings: [], over: { shipping: null } }) });
    const { user, shop } = drawConfirm();
    await ready('¥415.00');
    choose(shop, null);
    expect(screen.getByText('选择地址后计算')).toBeVisible();
    await user.click(submit());
    expect(screen.getByText('请选择收货地址')).toBeVisible();
    expect(screen.getByRole('region', { name: '收货地址' })).toHaveFocus();
    expect(orders()).toEqual([]);
  });

  it('says at the address where nothing is sent, until another one is chosen', async () => {
    withDraft();
    const lhasa = { ...book[0]!, not_served: true };
    server.serve({ [preview]: previewOf({ shippings: [lhasa, book[1]!], over: { not_served: true } }) });
    const { user, shop } = drawConfirm();
    await ready('¥415.00');
    expect(await screen.findByText('暂不支持配送到这个地址，请换一个')).toBeVisible();
    await user.click(submit());
    expect(screen.getByRole('region', { name: '收货地址' })).toHaveFocus();
    expect(orders()).toEqual([]);
    choose(shop, '8');
    await waitFor(() => expect(screen.queryByText(/暂不支持配送/)).not.toBeInTheDocument());
  });

  it('keeps the form and says why it was refused', async () => {
    withDraft();
    server.serve({ [place]: refuse('有商品库存不够，请刷新购物车') });
    const { user, router } = drawConfirm();
    await ready('¥415.00');
    await user.type(screen.getByRole('textbox', { name: /订单备注/ }), '快一点');
    await user.click(submit());
    expect(await screen.findByText('有商品库存不够，请刷新购物车')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /订单备注/ })).toHaveValue('快一点');
    expect(router.state.location.pathname).toBe('/indent/create');
    await waitFor(() => expect(previews()).toHaveLength(2));
    server.serve({ [place]: 32 });
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await user.click(submit());
    await waitFor(() => expect(router.state.location.search).toBe('?id=32'));
    const keys = orders().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('warns of a second order when the first answer was lost', async () => {
    withDraft();
    server.serve({ [place]: () => Response.error() });
    const { user } = drawConfirm();
    await ready('¥415.00');
    await user.click(submit());
    expect(await screen.findByText('网络或服务器繁忙')).toBeVisible();
    server.serve({ [place]: refuse('该请求标识已用于其他请求', 50003, 401, 'conflict') });
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await user.click(submit());
    expect(await screen.findByText(/上一次提交可能已经成功/)).toBeVisible();
    expect(screen.getByRole('link', { name: '我的订单' })).toBeVisible();
  });
});

describe('what has changed since', () => {
  it('a price is shown and has to be accepted', async () => {
    withDraft();
    server.serve({ [preview]: previewOf({ changes: { [tea.key]: { price: 90 } } }), [place]: 31 });
    const { user, router } = drawConfirm();
    await ready('¥419.00');
    expect(screen.getByText('价格有变化，请确认后再提交')).toBeVisible();
    expect(screen.getByText('龙井：¥88.00 变为 ¥90.00')).toBeVisible();
    await user.click(submit());
    expect(orders()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '按新价格继续' }));
    expect(screen.queryByText(/变为/)).not.toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/pay'));
    expect(orders()[0]?.body).toMatchObject({ indentCommodity: [{ price: 239 }, { price: 90 }] });
  });

  it('lost lines are named with the reason and can be left out', async () => {
    withDraft();
    server.serve({
      [preview]: previewOf({ changes: { [tea.key]: { invalid_reason: 'short-of-stock' } } }),
      [place]: 31,
    });
    const { user, router } = drawConfirm();
    expect(await screen.findByText('龙井：库存不足')).toBeVisible();
    await user.click(submit());
    expect(orders()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '去掉这些商品，继续' }));
    await waitFor(() => expect(screen.queryByText('龙井：库存不足')).not.toBeInTheDocument());
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/money/pay'));
    expect(orders()[0]?.body).toMatchObject({ indentCommodity: [{ good_id: 1 }] });
  });

  it.each([
    ['zh', 'off-shelf', '龙井：已下架'],
    ['zh', 'purchase-limit', '龙井：超过每单限购数量'],
    ['en', 'missing', '龙井: no longer exists'],
    ['en', 'variant-missing', '龙井: the chosen option is gone'],
  ] as const)('a lost line says why, in %s: %s', async (lang, reason, text) => {
    withDraft();
    server.serve({ [preview]: previewOf({ changes: { [tea.key]: { invalid_reason: reason } } }) });
    drawConfirm({ lang });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('lines short of stock are lowered to what is left by one press', async () => {
    withDraft('cart', [bag, { ...tea, quantity: 9 }]);
    const short = { changes: { [tea.key]: { invalid_reason: 'short-of-stock', left: 4 } } };
    server.serve({
      [preview]: (asked) => previewOf(pieces(asked.body) > 4 ? short : {})(asked),
      [place]: 31,
    });
    const { user } = drawConfirm();
    expect(await screen.findByText('龙井：库存只剩 4 件')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '改为 4 件' }));
    await waitFor(() => expect(screen.queryByText(/库存只剩/)).not.toBeInTheDocument());
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await user.click(submit());
    await waitFor(() => expect(orders()[0]?.body).toMatchObject({ indentCommodity: [{ number: 1 }, { number: 4 }] }));
  });

  it('an order of which nothing is left leads back to the cart', async () => {
    withDraft('cart', [bag]);
    server.serve({ [preview]: previewOf({ changes: { [bag.key]: { invalid_reason: 'off-shelf' } } }) });
    drawConfirm({ lang: 'en' });
    expect(await screen.findByText('双肩包: no longer on sale')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go on without them' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toBeVisible();
  });
});

describe('amounts that do not come', () => {
  it('are asked for again; nothing is ordered without them', async () => {
    withDraft();
    server.serve({ [preview]: refuse('系统繁忙', -1, 503, 'unavailable') });
    const { user } = drawConfirm();
    const why = await screen.findByText(/金额没算出来/);
    await user.click(submit());
    // On phones the button stands in a bar, its reason out of view.
    expect(document.activeElement).toContainElement(why);
    expect(document.activeElement).not.toBe(document.body);
    expect(orders()).toEqual([]);
    server.serve({ [preview]: previewOf() });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await ready('¥415.00');
  });

  it('leave goods, coupons and what was chosen as they were', async () => {
    withDraft();
    server.serve({ [preview]: previewOf({ offers: [wireOffer(1, '见面礼')] }) });
    const { shop, user } = drawConfirm();
    await ready('¥410.00');
    choose(shop, '8');
    await ready('¥422.00');
    server.serve({ [preview]: refuse('系统繁忙', -1, 503, 'unavailable') });
    choose(shop, '8'); // edited
    await screen.findByText(/金额没算出来/);
    expect(screen.getByRole('button', { name: /^优惠券 见面礼/ })).toBeVisible();
    expect(screen.getByRole('table', { name: '商品清单' })).toBeVisible();
    await user.click(submit());
    expect(orders()).toEqual([]);
    server.serve({ [preview]: previewOf({ offers: [wireOffer(1, '见面礼')] }) });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await ready('¥422.00');
  });
});

import { act, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aCartLine, aWireGood, aWireSku } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { CartScreen } from './cart-screen.tsx';

const cup = (id: string, value: string, over: object = {}) =>
  aCartLine({
    ...{ productId: '2', variantId: id, name: '水杯', unitPrice: 8800, stock: 9 },
    ...{ options: [{ name: '颜色', value }], ...over },
  });
const red = cup('21', '红');
const blue = cup('22', '蓝', { unitPrice: 9900, marketPrice: 12900 });
const bag = aCartLine({ productId: '1', name: '双肩包', marketPrice: 29900 });

const skus = [
  aWireSku({ id: 21, choice: { 颜色: '红' }, price: 88, inventory: 9 }),
  aWireSku({ id: 22, choice: { 颜色: '蓝' }, price: 99, market_price: 129, inventory: 3 }),
  aWireSku({ id: 23, choice: { 颜色: '绿' }, inventory: 0 }),
];
const good = (over: object = {}) => aWireGood({ id: 2, name: '水杯', good_sku: skus, ...over });

const renewal = 'POST goodIndent/synchronizationInventory';
const set = 'POST goodIndent/cart/set';
const server = shopServer({
  'GET goodIndent/cart/later': () => wireCart([]),
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  [renewal]: () => wireCart([red, bag]),
  'GET coupon/user': wirePage([]),
  'GET good/2': good(),
});

const drawCart = (cart = [red, bag], lang: 'zh' | 'en' = 'zh') => {
  server.serve({ [renewal]: wireCart(cart) });
  return draw(<CartScreen />, { path: '/cart', customer, cart, lang });
};
const opener = (value: string) => screen.getByRole('button', { name: `${value}，更换 水杯 的规格` });
const chip = (name: string | RegExp) => screen.findByRole('button', { name });
const confirm = () => screen.getByRole('button', { name: '确定' });
const sent = () => server.asked.filter(({ path }) => path === 'goodIndent/cart/set').map(({ body }) => body);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('strikes the former price beside the price', () => {
  drawCart([blue, bag]);
  expect(screen.getAllByText('¥129.00')[0]).toHaveTextContent('平时价 ¥129.00');
  expect(screen.getAllByText('¥299.00')[0]).toBeVisible();
});

describe('another variant', () => {
  it('is chosen by keyboard in a dialog, shown at once, and its button has the focus', async () => {
    server.serve({ [set]: () => wireCart([{ ...blue, quantity: 1 }, bag]) });
    const { user } = drawCart();
    opener('红').focus();
    await user.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: '更换规格' }));
    expect(await chip('红')).toHaveAttribute('aria-pressed', 'true');
    expect(await chip(/^绿/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(await chip('蓝'));
    expect(dialog.getByText('库存 3 件')).toBeVisible();
    await user.click(confirm());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener('蓝')).toHaveFocus();
    await waitFor(() => expect(sent()).toEqual([[{ good_id: 2, good_sku_id: 22, number: 1, from_sku_id: 21 }]]));
  });

  it('is found by one stop of the Tab key a row, and by arrow keys inside of it', async () => {
    const sizes = [
      aWireSku({ id: 21, choice: { 颜色: '红', 大小: '大' }, inventory: 9 }),
      aWireSku({ id: 22, choice: { 颜色: '蓝', 大小: '大' }, inventory: 3 }),
      aWireSku({ id: 23, choice: { 颜色: '绿', 大小: '小' }, inventory: 0 }),
      aWireSku({ id: 24, choice: { 颜色: '红', 大小: '小' }, inventory: 2 }),
    ];
    server.serve({ 'GET good/2': good({ good_sku: sizes }) });
    const big = { ...blue, options: [...blue.options, { name: '大小', value: '大' }] };
    const { user } = drawCart([big, bag]);
    await user.click(screen.getByRole('button', { name: /^蓝；大，更换/ }));
    const [red, chosen, green] = [await chip('红'), await chip('蓝'), await chip(/^绿/)];
    const dialog = screen.getByRole('dialog');
    const stops = [...dialog.querySelectorAll<HTMLElement>('[role=group] button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops).toEqual([chosen, await chip('大')]);
    act(() => chosen.focus());
    await user.keyboard('{ArrowRight}');
    expect(green).toHaveFocus();
    expect(green).toHaveAccessibleName(/^绿.*售罄$/);
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowDown}');
    expect(red).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(chosen).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    expect(red).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    expect(await chip('大')).toHaveFocus();
    await user.tab({ shift: true });
    expect(red).toHaveFocus();
    await user.keyboard('{End}');
    expect(green).toHaveFocus();
  });

  it('joins the line that has it, no further than the stock, and says so before', async () => {
    const { user, shop } = drawCart([{ ...red, quantity: 2 }, bag, { ...blue, quantity: 2, stock: 3 }]);
    server.serve({ [set]: () => wireCart([{ ...blue, quantity: 3 }, bag]) });
    await user.click(opener('红'));
    await user.click(await chip('蓝'));
    expect(screen.getByText('最多能买 3 件，数量会改为 3 件')).toBeVisible();
    await user.click(confirm());
    expect(shop.cart.getState().lines.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['v22', 3],
      ['p1', 1],
    ]);
    await waitFor(() => expect(sent()).toMatchObject([[{ number: 3, from_sku_id: 21 }]]));
  });

  it('goes back to what it was when the server refuses, with its reason', async () => {
    server.serve({ [set]: refuse('库存只剩 0 件', 50004, 401, 'conflict') });
    const { user, messages } = drawCart();
    await user.click(opener('红'));
    await user.click(await chip('蓝'));
    await user.click(confirm());
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '库存只剩 0 件' }]));
    expect(opener('红')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^蓝/ })).not.toBeInTheDocument();
  });

  it('keeps a line that is not ticked so', async () => {
    server.serve({ [set]: () => wireCart([blue, bag]) });
    const { user } = drawCart();
    await user.click(screen.getByRole('checkbox', { name: '选中 水杯' }));
    await user.click(opener('红'));
    await user.click(await chip('蓝'));
    await user.click(confirm());
    expect(screen.getByRole('checkbox', { name: '选中 水杯' })).not.toBeChecked();
  });

  it('asks for every row, and changes nothing on second thoughts', async () => {
    const { user } = drawCart();
    await user.click(opener('红'));
    await user.click(await chip('红'));
    expect(screen.getByText('请选择颜色')).toBeVisible();
    expect(confirm()).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(opener('红')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('is offered where the chosen one has sold out', async () => {
    const soldOut = cup('23', '绿', { isInvalid: true, invalidReason: 'short-of-stock', stock: 0 });
    server.serve({ [set]: () => wireCart([{ ...blue, quantity: 1 }, bag]) });
    const { user } = drawCart([soldOut, bag]);
    await user.click(screen.getByRole('button', { name: '换个规格' }));
    await user.click(await chip('蓝'));
    await user.click(confirm());
    expect(opener('蓝')).toBeVisible();
    await waitFor(() => expect(sent()).toMatchObject([[{ good_sku_id: 22, from_sku_id: 23 }]]));
  });

  it.each([
    ['is off the shelf', good({ is_show: 0 }), '这件商品已下架，不能购买'],
    ['has sold out in every variant', good({ good_sku: [] }), '选中的商品已售罄'],
    ['exists no more', refuse('没有', 50000, 404, 'not-found'), '商品已失效，不能购买'],
  ])('cannot be chosen of a product that %s', async (_title, answer, expected) => {
    server.serve({ 'GET good/2': answer });
    const { user } = drawCart();
    await user.click(opener('红'));
    expect(await screen.findByText(expected)).toBeVisible();
    expect(screen.queryByRole('button', { name: '确定' })).not.toBeInTheDocument();
  });

  it('can be asked for again, in English too', async () => {
    server.serve({ 'GET good/2': refuse('busy', -1, 503, 'unavailable') });
    const { user } = drawCart([red], 'en');
    await user.click(screen.getByRole('button', { name: '红, change options of 水杯' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.serve({ 'GET good/2': good() });
    await user.click(retry);
    expect(await screen.findByRole('button', { name: '蓝' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Change options' })).toBeVisible();
  });
});

it('of a visitor’s line changes in the browser', async () => {
  const { user, shop } = draw(<CartScreen />, { path: '/cart', cart: [red] });
  await user.click(opener('红'));
  await user.click(await chip('蓝'));
  await user.click(confirm());
  expect(shop.cart.getState().lines).toMatchObject([{ key: 'v22', unitPrice: 9900, quantity: 1 }]);
  expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

import { storageKeys } from '@jishi/contracts';
import { act, fireEvent, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aCartLine, aWireGood } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { CartScreen } from './cart-screen.tsx';

const bag = aCartLine({ productId: '1', name: '双肩包', unitPrice: 23900, stock: 20 });
const tea = aCartLine({
  productId: '2',
  variantId: '21',
  name: '龙井',
  unitPrice: 8800,
  quantity: 2,
  stock: 3,
  options: [
    { name: '重量', value: '100 克' },
    { name: '包装', value: '罐装' },
  ],
});
const clock = aCartLine({ productId: '3', name: '座钟', isInvalid: true, invalidReason: 'off-shelf' });
const lines = [bag, tea, clock];

const renewal = 'POST goodIndent/synchronizationInventory';
// A visitor's lines are renewed from the products; unless a test says more, the question fails and changes nothing.
const server = shopServer({
  'GET goodIndent/cart/later': () => wireCart([]),
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  [renewal]: () => wireCart(lines),
  'GET coupon/user': wirePage([]),
  'GET good/:id': refuse('忙', -1, 503, 'unavailable'),
});

const drawCart = (options: Parameters<typeof draw>[1] = {}) => draw(<CartScreen />, { path: '/cart', ...options });
const drawCustomers = (options: Parameters<typeof draw>[1] = {}) => drawCart({ customer, cart: lines, ...options });
const total = () => screen.getByText(/^已选商品合计/).textContent;
const plusOf = (name: string) =>
  within(screen.getByRole('group', { name: `${name} 的数量` })).getByRole('button', { name: '增加' });
const quantityOf = (name: string) => screen.getByRole('spinbutton', { name: `${name} 的数量` });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('an empty cart', () => {
  it('tells a visitor to sign in, or to go shopping', () => {
    drawCart();
    expect(screen.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/pass/login');
    expect(screen.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/category/list');
    expect(server.asked).toEqual([]);
  });

  it('keeps the way back for a visitor who signs in', async () => {
    const { user } = drawCart();
    await user.click(screen.getByRole('link', { name: '登录' }));
    expect(localStorage.getItem(storageKeys.returnTo)).toContain('/cart');
  });

  it('sends a customer shopping, in English', async () => {
    server.serve({ [renewal]: [] });
    drawCart({ customer, lang: 'en' });
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go shopping' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('offers no way the release does not have', () => {
    drawCart({ has: () => false });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('lines', () => {
  it('show everything chosen, the invalid ones apart and out of the total', () => {
    drawCart({ cart: lines });
    expect(screen.getByRole('heading', { level: 1, name: '购物车' })).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { name: '全选' })[0]).toBeChecked();
    expect(screen.getByText('100 克；罐装')).toBeVisible();
    expect(screen.getByText('仅剩 3 件')).toBeVisible();
    expect(total()).toBe('已选商品合计 ¥415.00');
    expect(screen.getByText(/^共 2 种商品/)).toHaveTextContent('共 2 种商品，已选 2 种 3 件');
    const invalid = within(screen.getByRole('region', { name: '失效商品' }));
    expect(invalid.getByText('这件商品已下架，不能购买')).toBeVisible();
    expect(invalid.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('speak English', () => {
    drawCart({ cart: lines, lang: 'en' });
    expect(screen.getByText('100 克; 罐装')).toBeVisible();
    expect(screen.getByText('Only 3 left')).toBeVisible();
    expect(screen.getByText('This item is no longer on sale')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Checkout (2)' })).toBeVisible();
    expect(screen.getByText('Total of the selected items: $415.00')).toBeInTheDocument();
  });

  it('are chosen one by one, all, and none', async () => {
    const { user } = drawCart({ cart: lines });
    const [all] = screen.getAllByRole('checkbox', { name: '全选' });
    await user.click(screen.getByRole('checkbox', { name: '选中 龙井' }));
    expect(total()).toBe('已选商品合计 ¥239.00');
    expect(all).toBePartiallyChecked();
    await user.click(all!);
    expect(total()).toBe('已选商品合计 ¥415.00');
    await user.click(all!);
    expect(total()).toBe('已选商品合计 ¥0.00');
  });

  it('are counted and removed from the bar of a phone as well', async () => {
    const { user, shop } = drawCart({ cart: lines });
    expect(screen.getByText('已选 2 种 3 件')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选中 龙井' }));
    expect(screen.getByText('已选 1 种 1 件')).toBeInTheDocument();
    const [, onPhone] = screen.getAllByRole('button', { name: '删除选中', hidden: true });
    await user.click(onPhone!);
    await user.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(shop.cart.getState().lines).toEqual([tea, clock]));
    await user.click(screen.getAllByRole('checkbox', { name: '全选' })[0]!);
    await user.click(screen.getAllByRole('checkbox', { name: '全选' })[0]!);
    expect(onPhone).toBeDisabled();
  });

  /** The back button brings the page; meanwhile another tab kept something. */
  const comeBackTo = (kept: string) => {
    localStorage.setItem(storageKeys.guestCart, kept);
    onTestFinished(() => localStorage.clear());
    act(() => dispatchEvent(new Event('pageshow')));
  };

  it('catch up on what another tab did', async () => {
    drawCart({ cart: [bag] });
    comeBackTo(JSON.stringify([bag, tea]));
    expect(await screen.findByText('龙井')).toBeVisible();
  });

  it('of a visitor are renewed: name in this language, price, what is gone', async () => {
    server.serve({
      'GET good/1': aWireGood({ id: 1, name: 'Backpack' }),
      'GET good/3': refuse('没有', 50000, 404, 'not-found'),
    });
    localStorage.setItem(storageKeys.guestCart, JSON.stringify([bag, { ...clock, isInvalid: false }]));
    const { shop } = drawCart({ lang: 'en' });
    expect(await screen.findByText('Backpack')).toBeVisible();
    await waitFor(() =>
      expect(shop.cart.getState().lines).toMatchObject([
        { name: 'Backpack', unitPrice: 14900, stock: 30, isInvalid: false },
        { name: '座钟', isInvalid: true, invalidReason: 'missing' },
      ]),
    );
  });

  it('survive a list another program has spoilt', () => {
    drawCart({ cart: [bag] });
    comeBackTo('{"a":[');
    expect(screen.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
  });
});

describe("a customer's cart", () => {
  it('is renewed, also when the server keeps it as a map', async () => {
    server.serve({ [renewal]: { id1: wireCart([{ ...bag, unitPrice: 19900 }])[0]! } });
    drawCustomers();
    await waitFor(() => expect(total()).toBe('已选商品合计 ¥199.00'));
  });

  it('shows a skeleton until it is known', async () => {
    const { shop } = drawCustomers();
    act(() => shop.cart.setState({ lines: [], isKnown: false }));
    expect(screen.getByText('加载中')).toBeInTheDocument();
    expect(screen.queryByText('购物车还是空的')).not.toBeInTheDocument();
    expect(await screen.findByText('双肩包')).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    server.serve({ [renewal]: refuse('系统繁忙', -1, 503, 'unavailable') });
    const { shop, user } = drawCustomers();
    act(() => shop.cart.setState({ lines: [], isKnown: false }));
    const retry = await screen.findByRole('button', { name: '重试' });
    server.serve({ [renewal]: () => wireCart(lines) });
    await user.click(retry);
    expect(await screen.findByText('双肩包')).toBeVisible();
  });

  it('takes no focus when it has fewer lines than were known', async () => {
    server.serve({ [renewal]: () => wireCart([bag]) });
    drawCustomers();
    await waitFor(() => expect(screen.queryByText('龙井')).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });

  it('stays, and says so, when it could not be renewed', async () => {
    server.serve({ [renewal]: refuse('系统繁忙', -1, 503, 'unavailable') });
    const { user } = drawCustomers();
    expect(await screen.findByText(/购物车没有更新成功/)).toBeVisible();
    expect(screen.getByText('双肩包')).toBeVisible();
    // In the place of what may not hold any more.
    expect(screen.queryByText(/运费/)).not.toBeInTheDocument();
    server.serve({ [renewal]: () => wireCart(lines) });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/运费/)).toBeVisible();
    expect(screen.queryByText(/购物车没有更新成功/)).not.toBeInTheDocument();
  });
});

describe('the number of pieces', () => {
  it('changes at once and is sent once, when the stepper is quiet', async () => {
    server.serve({ 'POST goodIndent/cart/set': () => wireCart([{ ...bag, quantity: 4 }, tea, clock]) });
    drawCustomers();
    for (const _ of [1, 2, 3]) fireEvent.click(plusOf('双肩包'));
    expect(quantityOf('双肩包')).toHaveValue('4');
    expect(total()).toBe('已选商品合计 ¥1,132.00');
    const sent = () => server.asked.filter(({ path }) => path === 'goodIndent/cart/set');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual([{ good_id: 1, good_sku_id: 0, number: 4 }]);
    await waitFor(() => expect(quantityOf('双肩包')).toHaveValue('4'));
  });

  it('goes back when the server refuses, with its reason', async () => {
    server.serve({ 'POST goodIndent/cart/set': refuse('库存只剩 1 件', 50004, 401, 'conflict') });
    const { user, messages } = drawCustomers();
    await user.click(plusOf('双肩包'));
    expect(quantityOf('双肩包')).toHaveValue('2');
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '库存只剩 1 件' }]));
    expect(quantityOf('双肩包')).toHaveValue('1');
  });

  it('ends at the stock and at the purchase limit, and says why', async () => {
    const last = { ...tea, quantity: 3 };
    const limited = aCartLine({ productId: '4', name: '手机', quantity: 2, purchaseLimit: 2 });
    drawCart({ cart: [last, limited] });
    expect(plusOf('龙井')).toBeDisabled();
    expect(plusOf('手机')).toBeDisabled();
    expect(quantityOf('手机')).toHaveAccessibleDescription('每单限购 2 件');
  });

  it("of a visitor's line is kept in the browser", async () => {
    const { user, shop } = drawCart({ cart: lines });
    await user.click(plusOf('双肩包'));
    await waitFor(() => expect(shop.cart.getState().lines[0]?.quantity).toBe(2));
    expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('of a visitor who leaves the page at once is kept as well', () => {
    const { shop } = drawCart({ cart: lines });
    fireEvent.click(plusOf('双肩包'));
    expect(shop.cart.getState().lines[0]?.quantity).toBe(1);
    act(() => void globalThis.dispatchEvent(new Event('pagehide')));
    expect(shop.cart.getState().lines[0]?.quantity).toBe(2);
  });

  it('of a line short of stock can be lowered to what is left', async () => {
    const short = { ...bag, quantity: 9, stock: 4, isInvalid: true, invalidReason: 'short-of-stock' as const };
    server.serve({
      [renewal]: wireCart([short]),
      'POST goodIndent/cart/set': () => wireCart([{ ...bag, quantity: 4, stock: 4 }]),
    });
    const { user } = drawCustomers({ cart: [short] });
    await user.click(screen.getByRole('button', { name: '改为 4 件' }));
    expect(await screen.findByRole('checkbox', { name: '选中 双肩包' })).toBeChecked();
  });
});

describe('removing', () => {
  it('asks, removes, and can be taken back for five seconds', async () => {
    server.serve({
      'POST goodIndent/cart/remove': () => wireCart([tea, clock]),
      'POST goodIndent/cart/add': () => wireCart([tea, clock, bag]),
    });
    const { user, messages } = drawCustomers();
    await user.click(screen.getByRole('button', { name: '删除 双肩包' }));
    expect(screen.getByRole('heading', { name: '删除“双肩包”？' })).toBeVisible();
    expect(screen.getByRole('button', { name: '再想想' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(screen.queryByText('双肩包')).not.toBeInTheDocument();
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toMatchObject({ text: '已删除 1 种商品', duration: 5000 });
    act(() => messages[0]?.action?.run());
    expect(await screen.findByText('双肩包')).toBeVisible();
    expect(server.asked.at(-1)?.body).toEqual([{ good_id: 1, good_sku_id: 0, number: 1, cap: true, place: 0 }]);
  });

  it('moves a customer’s line to the favourites instead, and an undo brings it back', async () => {
    server.serve({
      'POST collect': '操作成功',
      'POST goodIndent/cart/remove': () => wireCart([tea, clock]),
      'POST goodIndent/cart/add': () => wireCart([tea, clock, bag]),
    });
    const { user, messages } = drawCustomers();
    await user.click(screen.getByRole('button', { name: '删除 双肩包' }));
    await user.click(screen.getByRole('button', { name: '移入收藏' }));
    await waitFor(() => expect(screen.queryByText('双肩包')).not.toBeInTheDocument());
    const favoured = server.asked.filter(({ path }) => path === 'collect').map(({ body }) => body);
    expect(favoured).toEqual([{ id: 1 }]);
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toMatchObject({ kind: 'success', text: '1 种商品已移入收藏', duration: 5000 });
    act(() => messages[0]?.action?.run());
    expect(await screen.findByText('双肩包')).toBeVisible();
  });

  it('keeps the line when it cannot become a favourite, and says why', async () => {
    server.serve({ 'POST collect': refuse('收藏已满 1000 件，请先移除一些', 50004) });
    const { user, messages } = drawCustomers();
    await user.click(screen.getByRole('button', { name: '删除 双肩包' }));
    await user.click(screen.getByRole('button', { name: '移入收藏' }));
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '收藏已满 1000 件，请先移除一些' }]));
    expect(screen.getByText('双肩包')).toBeVisible();
  });

  it('offers visitors no favourites', async () => {
    const { user } = drawCart({ cart: lines });
    await user.click(screen.getByRole('button', { name: '删除 双肩包' }));
    expect(screen.queryByRole('button', { name: /移入收藏/ })).not.toBeInTheDocument();
  });

  it('does nothing on second thoughts', async () => {
    const { user } = drawCart({ cart: lines });
    await user.click(screen.getByRole('button', { name: '删除 双肩包' }));
    await user.click(screen.getByRole('button', { name: '再想想' }));
    expect(screen.getByText('双肩包')).toBeVisible();
  });

  it('brings the line back when the server refuses, without an undo', async () => {
    server.serve({ 'POST goodIndent/cart/remove': refuse('系统繁忙', -1, 503, 'unavailable') });
    const { user, messages } = drawCustomers();
    await user.click(screen.getByRole('button', { name: '删除 双肩包' }));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '系统繁忙' }]));
    expect(screen.getByText('双肩包')).toBeVisible();
  });

  it('takes what is chosen, or everything invalid, and puts a visitor’s lines back in their places', async () => {
    const { user, shop, messages } = drawCart({ cart: lines });
    await user.click(screen.getByRole('checkbox', { name: '选中 龙井' }));
    await user.click(screen.getByRole('button', { name: '删除选中' }));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(shop.cart.getState().lines).toEqual([tea, clock]));
    act(() => messages[0]?.action?.run());
    expect(shop.cart.getState().lines).toEqual(lines);
    await user.click(screen.getByRole('button', { name: '清空失效商品' }));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(shop.cart.getState().lines).toEqual([bag, tea]));
  });
});

describe('an undo', () => {
  const remove = async (user: ReturnType<typeof drawCart>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: '删除' }));
  };
  const undo = (messages: ReturnType<typeof drawCart>['messages'], index = 0) =>
    act(() => messages[index]?.action?.run());
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset: { line } }) => line);
  const pot = aCartLine({ productId: '4', name: '茶壶' });
  const cup = aCartLine({ productId: '5', name: '茶杯' });
  const set = [bag, pot, cup, tea];
  /** The server puts what comes back below everything else. */
  let kept: typeof set;
  beforeEach(() => {
    kept = set;
    server.serve({
      [renewal]: () => wireCart(kept),
      'POST goodIndent/cart/remove': ({ body }) => {
        const gone = (body as { good_id: number }[]).map(({ good_id }) => String(good_id));
        kept = kept.filter(({ productId }) => !gone.includes(productId));
        return wireCart(kept);
      },
      'POST goodIndent/cart/add': ({ body }) => {
        const back = (body as { good_id: number }[]).map(({ good_id }) => String(good_id));
        kept = [...kept, ...set.filter(({ productId }) => back.includes(productId))];
        return wireCart(kept);
      },
    });
  });

  it.each([
    ['a visitor', {}],
    ['a customer', { customer }],
  ])('puts the line of %s back where it was, with the focus on it', async (_who, who) => {
    const { user, messages } = drawCart({ cart: set, ...who });
    await remove(user, '删除 茶壶');
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(rows()).toEqual(['p1', 'p5', 'v21']);
    await undo(messages);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '选中 茶壶' })).toHaveFocus());
    await waitFor(() =>
      expect(server.asked.filter(({ path }) => path === 'goodIndent/cart/add')).toHaveLength('customer' in who ? 1 : 0),
    );
    await act(async () => undefined);
    if ('customer' in who) expect(server.asked.at(-1)?.body).toMatchObject([{ good_id: 4, place: 1, cap: true }]);
    expect(rows()).toEqual(['p1', 'p4', 'p5', 'v21']);
  });

  it.each([
    ['a visitor', {}],
    ['a customer', { customer }],
  ])('puts all lines of %s back, also into a cart that was emptied', async (_who, who) => {
    const { user, messages } = drawCart({ cart: set, ...who });
    await remove(user, '删除选中');
    expect(await screen.findByRole('heading', { name: '购物车还是空的' })).toBeVisible();
    await waitFor(() => expect(messages).toHaveLength(1));
    await undo(messages);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '选中 双肩包' })).toHaveFocus());
    expect(rows()).toEqual(['p1', 'p4', 'p5', 'v21']);
  });

  it('is what the keyboard goes on from when the last line is removed', async () => {
    const { user, container } = drawCart({ cart: [bag] });
    await remove(user, '删除 双肩包');
    expect(await screen.findByRole('heading', { name: '购物车还是空的' })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(container).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    expect(screen.getByRole('link', { name: '登录' })).toHaveFocus();
  });

  it('of one removal leaves the places of another one', async () => {
    const { user, messages } = drawCart({ cart: set });
    await remove(user, '删除 双肩包');
    await remove(user, '删除 茶壶');
    await waitFor(() => expect(messages).toHaveLength(2));
    await undo(messages, 0);
    await undo(messages, 1);
    expect(rows()).toEqual(['p1', 'p4', 'p5', 'v21']);
  });

  it('keeps its places when the cart is renewed', async () => {
    const { user, messages, router } = drawCustomers({ cart: set, route: '/cart' });
    await remove(user, '删除 茶壶');
    await waitFor(() => expect(messages).toHaveLength(1));
    await undo(messages);
    await waitFor(() => expect(server.asked.at(-1)?.path).toBe('goodIndent/cart/add'));
    server.serve({ [renewal]: () => wireCart([bag, cup, tea, { ...pot, unitPrice: 100 }]) });
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/cart'));
    expect((await screen.findAllByText('¥1.00'))[0]).toBeVisible();
    expect(rows()).toEqual(['p1', 'p4', 'p5', 'v21']);
  });
});

describe('settling', () => {
  const draft = () => JSON.parse(sessionStorage.getItem(storageKeys.order) ?? 'null');

  it('needs something chosen', async () => {
    const { user, messages, router } = drawCart({ cart: lines });
    await user.click(screen.getAllByRole('checkbox', { name: '全选' })[0]!);
    await user.click(screen.getByRole('button', { name: '去结算 (0)' }));
    expect(messages).toEqual([{ kind: 'error', text: '请先勾选商品' }]);
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('takes the chosen lines along, with the number that was typed last', async () => {
    server.serve({ 'POST goodIndent/cart/set': () => wireCart([{ ...bag, quantity: 2 }, tea, clock]) });
    const { user, router } = drawCustomers();
    await user.click(screen.getByRole('checkbox', { name: '选中 龙井' }));
    await user.click(plusOf('双肩包'));
    await user.click(screen.getByRole('button', { name: '去结算 (1)' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/indent/create'));
    expect(draft()).toMatchObject({ source: 'cart', lines: [{ key: bag.key, quantity: 2 }] });
    expect(JSON.parse(localStorage.getItem(storageKeys.order) ?? '[]')).toHaveLength(1);
    await waitFor(() => expect(server.asked.some(({ path }) => path === 'goodIndent/cart/set')).toBe(true));
  });

  it('lets goods that cost nothing through', async () => {
    const free = { ...bag, unitPrice: 0 };
    server.serve({ [renewal]: wireCart([free]) });
    const { user, router } = drawCustomers({ cart: [free] });
    await user.click(screen.getByRole('button', { name: '去结算 (1)' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/indent/create'));
  });
});

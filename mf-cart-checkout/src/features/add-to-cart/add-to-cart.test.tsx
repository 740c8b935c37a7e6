import type { FragmentProps } from '@jishi/contracts';
import { storageKeys } from '@jishi/contracts';
import { type Asked, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { aCartLine, aWireGood, aWireSaleDetail, aWireSku } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { AddToCart } from './add-to-cart.tsx';

type Props = FragmentProps['mf_cart_checkout/add-to-cart'];

const good = aWireGood({
  id: 1001,
  good_sku: [aWireSku({ id: 1, choice: { 颜色: '海棠红' }, price: 149, inventory: 3 })],
  purchase_number: 0,
});
const chosen: Props = { productId: '1001', variantId: '1', quantity: 1, missing: [], buyOnly: false };
const line = (quantity: number) =>
  aCartLine({ productId: '1001', variantId: '1', quantity, unitPrice: 14900, stock: 3, name: good.name });

const add = 'POST goodIndent/cart/add';
const server = shopServer({ 'GET good/1001': good });
const drawButtons = (props: Partial<Props> = {}, options: Parameters<typeof draw>[1] = {}) =>
  draw(<AddToCart {...chosen} {...props} />, { path: '/product/detail/1001', ...options });
const button = (name: string) => screen.getByRole('button', { name });
const changes = () => server.asked.filter(({ path }) => path === 'goodIndent/cart/add');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('adding', () => {
  it('needs no sign-in: a visitor’s line stays in the browser', async () => {
    const { user, shop, messages, router } = drawButtons({ quantity: 2 });
    await user.click(button('加入购物车'));
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toMatchObject({ kind: 'success', text: '已加入购物车', action: { label: '查看购物车' } });
    expect(shop.cart.getState().lines).toMatchObject([{ key: 'v1', quantity: 2, unitPrice: 14900, stock: 3 }]);
    expect(changes()).toEqual([]);
    messages[0]?.action?.run();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  });

  it('is reported, for shops that measure', async () => {
    const { user, shop } = drawButtons({ quantity: 2 });
    const reports: unknown[] = [];
    shop.bus.listen('commerce:reported', (report) => reports.push(report));
    await user.click(button('加入购物车'));
    await waitFor(() => expect(reports).toMatchObject([{ name: 'add_to_cart', lines: [{ quantity: 2 }] }]));
  });

  it('keeps what another tab has put into a visitor’s cart before', async () => {
    const other = aCartLine({ productId: '5' });
    localStorage.setItem(storageKeys.guestCart, JSON.stringify([other]));
    const { user, shop } = drawButtons();
    await user.click(button('加入购物车'));
    await waitFor(() => expect(shop.cart.getState().lines.map(({ key }) => key)).toEqual(['p5', 'v1']));
  });

  it('sends a customer’s line, and shows it before the answer', async () => {
    const told = Promise.withResolvers<void>();
    server.serve({ [add]: () => told.promise.then(() => wireCart([line(1)])) });
    const { user, shop, messages } = drawButtons({}, { customer, lang: 'en' });
    await user.click(button('Add to cart'));
    await waitFor(() => expect(shop.cart.getState().lines).toMatchObject([{ key: 'v1', quantity: 1 }]));
    expect(messages).toEqual([]);
    await waitFor(() => expect(changes()).toHaveLength(1));
    told.resolve();
    await waitFor(() => expect(messages[0]).toMatchObject({ text: 'Added to your cart' }));
    expect(changes()[0]?.body).toEqual([{ good_id: 1001, good_sku_id: 1, number: 1 }]);
  });

  it('makes three pieces of three fast clicks, one call after the other', async () => {
    const gates: (() => void)[] = [];
    let kept = 0;
    server.serve({
      [add]: async ({ body }: Asked) => {
        await new Promise<void>((resolve) => gates.push(resolve));
        kept += (body as { number: number }[])[0]?.number ?? 0;
        return wireCart([line(kept)]);
      },
    });
    const { user, shop } = drawButtons({}, { customer });
    await user.tripleClick(button('加入购物车'));
    for (const asked of [1, 2, 3]) {
      await waitFor(() => expect(gates).toHaveLength(asked));
      expect(changes()).toHaveLength(asked);
      gates.at(-1)?.();
    }
    await waitFor(() => expect(kept).toBe(3));
    await waitFor(() => expect(shop.cart.getState().lines[0]?.quantity).toBe(3));
  });

  it('takes back only what was refused', async () => {
    server.serve({
      [add]: ({ body }: Asked) =>
        (body as { good_id: number }[])[0]?.good_id === 1001
          ? refuse('库存只剩 0 件', 50004, 401, 'conflict')
          : wireCart([]),
    });
    const other = aCartLine({ productId: '5', name: '茶' });
    const { user, shop, messages } = drawButtons({}, { customer, cart: [other] });
    await user.click(button('加入购物车'));
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '库存只剩 0 件' }]));
    expect(shop.cart.getState().lines).toEqual([other]);
  });

  it.each([
    [{ quantity: 4 }, [], '库存只有 3 件'],
    [{ quantity: 1 }, [line(3)], '库存只有 3 件，购物车里已有 3 件'],
    [{ variantId: '9' }, [], '商品已售罄'],
  ])('says why %o cannot be added', async (props, cart, text) => {
    const { user, messages } = drawButtons(props, { cart });
    await user.click(button('加入购物车'));
    await waitFor(() => expect(messages).toEqual([{ kind: 'warning', text }]));
  });

  it('says when the product is off the shelf', async () => {
    server.serve({ 'GET good/1001': { ...good, is_show: 0 } });
    const { user, messages } = drawButtons({}, { lang: 'en' });
    await user.click(button('Add to cart'));
    await waitFor(() => expect(messages[0]).toMatchObject({ text: 'This item is no longer on sale' }));
  });

  it('says when the product could not be asked for', async () => {
    server.serve({ 'GET good/1001': refuse('系统繁忙', -1, 503, 'unavailable') });
    const { user, messages } = drawButtons();
    await user.click(button('加入购物车'));
    await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '系统繁忙' }]));
  });
});

describe('a choice that is not complete', () => {
  it.each(['加入购物车', '立即购买'])('is named after a press on %s, announced and focused', async (name) => {
    const missed: unknown[] = [];
    const { user, shop } = drawButtons({ variantId: null, missing: ['颜色', '容量'] });
    shop.bus.listen('variant:missed', (payload) => missed.push(payload));
    expect(screen.queryByText(/请选择/)).not.toBeInTheDocument();
    await user.click(button(name));
    expect(screen.getByRole('alert')).toHaveTextContent('请选择颜色、容量');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(missed).toEqual([{ productId: '1001', missing: ['颜色', '容量'] }]);
    expect(server.asked).toEqual([]);
  });

  it('leaves the focus to a picker that takes it', async () => {
    const { user, shop } = draw(
      <>
        <input aria-label="picker" />
        <AddToCart {...chosen} variantId={null} missing={['Colour']} />
      </>,
      { lang: 'en' },
    );
    shop.bus.listen('variant:missed', () => screen.getByLabelText('picker').focus());
    await user.click(button('Buy now'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose Colour');
    expect(screen.getByLabelText('picker')).toHaveFocus();
  });
});

describe('buying now', () => {
  it('asks a visitor to sign in', async () => {
    const { user, messages, router } = drawButtons();
    await user.click(button('立即购买'));
    expect(messages).toEqual([{ kind: 'warning', text: 'sign-in-first' }]);
    expect(router.state.location.pathname).toBe('/product/detail/1001');
  });

  it('takes only this line to the order and leaves the cart alone', async () => {
    const other = aCartLine({ productId: '5' });
    const { user, router, shop } = drawButtons({ quantity: 2 }, { customer, cart: [other] });
    await user.click(button('立即购买'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/indent/create'));
    expect(JSON.parse(sessionStorage.getItem(storageKeys.order) ?? '')).toMatchObject({
      source: 'buy-now',
      lines: [{ key: 'v1', quantity: 2 }],
    });
    expect(shop.cart.getState().lines).toEqual([other]);
  });

  it('counts the limit without the cart', async () => {
    const { user, router } = drawButtons({ quantity: 3 }, { customer, cart: [line(3)] });
    await user.click(button('立即购买'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/indent/create'));
  });

  it('is the only way for goods delivered online, and says so', () => {
    drawButtons({ buyOnly: true });
    expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
    expect(screen.getByText(/不能加购物车/)).toBeVisible();
  });
});

describe('in a flash sale', () => {
  const sale = aWireSaleDetail({
    id: 4,
    good_id: 1001,
    seckill_sku: [{ id: 9, good_sku_id: 1, price: 14900, seckill_price: 9900, residue_limit: 2, resources: null }],
    is_purchase_number: 1,
    purchase_number: 2,
  });
  const inSale = { flashSaleId: '4' };
  const place = 'POST seckill/1001/place';
  const aPlace = {
    ...{ id: 7, good_id: 1001, good_sku_id: 1, seckill_id: 4, number: 3, state: 1, pieces: 1, held: 1, position: null },
    ...{ wait_seconds: null, left: 0, held_pieces: 1, next_release: null, turns_per_second: 50, indent_id: null },
    ...{ arrived_at: '2026-11-20 14:00:02', held_until: '2026-11-20 14:03:02', ended_at: null },
    ...{ time: '2026-11-20 14:00:00', end_time: '2026-11-20 16:00:00', server_time: '2026-11-20 14:00:02' },
  };
  beforeEach(() => server.serve({ [place]: aPlace }));

  it('takes the sale and its price to the order, past the cart', async () => {
    server.serve({ 'GET seckill/1001': sale });
    const { user, router } = drawButtons(inSale, { customer });
    expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
    expect(screen.getByText(/也不能用优惠券和积分/)).toBeVisible();
    await user.click(button('立即购买'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/indent/create'));
    expect(JSON.parse(sessionStorage.getItem(storageKeys.order) ?? '')).toMatchObject({
      source: 'buy-now',
      flashSale: { saleId: '4', variantId: '9' },
      lines: [{ key: 'v1', unitPrice: 9900, stock: 2, purchaseLimit: 2 }],
    });
  });

  it.each([
    ['is over', null],
    ['has not begun', { ...sale, state: 0 }],
    ['is another one', { ...sale, id: 5 }],
    ['has not this variant', { ...sale, seckill_sku: [] }],
  ])('says so when it %s', async (_title, answer) => {
    server.serve({ 'GET seckill/1001': answer, [place]: refuse('不符合秒杀规则', 50004, 401, 'conflict') });
    const { user, messages, router } = drawButtons(inSale, { customer });
    await user.click(button('立即购买'));
    await waitFor(() => expect(messages).toEqual([{ kind: 'warning', text: '这场秒杀已结束，请看最新价格' }]));
    expect(router.state.location.pathname).toBe('/product/detail/1001');
  });

  it('asks for a place first, and stays where others came before', async () => {
    server.serve({ 'GET seckill/1001': sale, [place]: { ...aPlace, state: 0, held: 0, position: 214 } });
    const { user, router, messages } = drawButtons(inSale, { customer });
    await user.click(button('立即购买'));
    await waitFor(() => expect(server.asked.some(({ path }) => path === 'seckill/1001/place')).toBe(true));
    expect(server.asked.find(({ path }) => path === 'seckill/1001/place')?.body).toEqual({ good_sku_id: 1, number: 1 });
    expect([router.state.location.pathname, messages]).toEqual(['/product/detail/1001', []]);
  });

  it('says the place by itself where the release has no ticket', async () => {
    server.serve({ 'GET seckill/1001': sale, [place]: { ...aPlace, state: 0, held: 0, position: 214 } });
    const { user, messages } = drawButtons(inSale, { customer, has: (id) => id !== 'mf_promotions/queue-ticket' });
    await user.click(button('立即购买'));
    await waitFor(() => expect(messages).toMatchObject([{ text: '你排在第 214 位，轮到你时再来下单' }]));
  });

  it('goes on as before on a server without lines', async () => {
    server.serve({ 'GET seckill/1001': sale, [place]: refuse('没有', 50000, 404, 'not-found') });
    const { user, router } = drawButtons(inSale, { customer });
    await user.click(button('立即购买'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/indent/create'));
  });

  it('counts what is left of the sale, not of the stock', async () => {
    const refused = refuse('不符合秒杀规则', 50004, 401, 'conflict');
    server.serve({ 'GET seckill/1001': { ...sale, purchase_number: 9 }, [place]: refused });
    const { user, messages } = drawButtons({ ...inSale, quantity: 3 }, { customer });
    await user.click(button('立即购买'));
    await waitFor(() => expect(messages).toEqual([{ kind: 'warning', text: '库存只有 2 件' }]));
  });
});

import { productQuery } from '@jishi/api/products/queries';
import type { FragmentProps } from '@jishi/contracts';
import { type Asked, refuse, screen, shopServer, waitFor } from '@jishi/testing';
import { aCartLine, aWireGood, aWireSku } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import contract from '../../contract.ts';
import { customer, draw, wireCart } from '../../testing/draw.tsx';
import { AddLines } from './add-lines.tsx';

type Line = FragmentProps['mf_cart_checkout/add-lines']['lines'][number];

const tea: Line = { key: '0', name: '茶', productId: '1', variantId: '11', quantity: 2 };
const cup: Line = { key: '1', name: '杯子', productId: '2', variantId: null, quantity: 1 };
const pot: Line = { key: '2', name: '壶', productId: '3', variantId: null, quantity: 1 };

const add = 'POST goodIndent/cart/add';
const server = shopServer({
  'GET good/1': aWireGood({ id: 1, name: '茶', good_sku: [aWireSku({ id: 11, choice: { 份量: '100克' } })] }),
  'GET good/2': aWireGood({ id: 2, name: '杯子', inventory_show: 5, purchase_number: 0 }),
  'GET good/3': aWireGood({ id: 3, name: '壶', inventory_show: 5, purchase_number: 0 }),
});

type Options = Parameters<typeof draw>[1] & { stays?: boolean };

function drawList(lines: readonly Line[], { stays, ...options }: Options = {}) {
  const drawn = draw(<AddLines lines={lines} stays={stays} />, { path: '/shout', ...options });
  const keys: string[] = [];
  drawn.shop.bus.listen('cart:lines-added', (added) => keys.push(...added.keys));
  return { ...drawn, keys };
}
const press = (name = '全部放进购物车') => screen.getByRole('button', { name });
const bodies = () => server.asked.filter(({ path }) => path === 'goodIndent/cart/add').map(({ body }) => body);

beforeEach(() => localStorage.clear());

describe('a list', () => {
  it('goes into a visitor’s cart by one press, and leads there', async () => {
    const { user, shop, keys, messages, router } = drawList([tea, cup]);
    await user.click(press());
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(shop.cart.getState().lines).toMatchObject([
      { key: 'v11', quantity: 2 },
      { key: 'p2', quantity: 1 },
    ]);
    expect(keys).toEqual(['0', '1']);
    expect(messages).toEqual([{ kind: 'success', text: '都放进购物车了：2 种 3 件' }]);
    expect(bodies()).toEqual([]);
  });

  it('goes into a customer’s cart by one call', async () => {
    server.serve({ [add]: wireCart([aCartLine({ productId: '2' })]) });
    const { user, router } = drawList([tea, cup], { customer, lang: 'en' });
    await user.click(press('Add all to cart'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(bodies()).toEqual([
      [
        { good_id: 1, good_sku_id: 11, number: 2 },
        { good_id: 2, good_sku_id: 0, number: 1 },
      ],
    ]);
  });

  it('is counted by the button where the shopper stays, and the way to the cart is offered', async () => {
    const { user, router, shop, messages } = drawList([tea, cup], { stays: true });
    await user.click(press('把这 2 种放进购物车'));
    await waitFor(() => expect(shop.cart.getState().lines).toHaveLength(2));
    expect(router.state.location.pathname).toBe('/shout');
    expect(messages).toMatchObject([{ kind: 'success', action: { label: '查看购物车' } }]);
  });

  it.each([
    [[cup], 'Add 1 to cart'],
    [[tea, cup], 'Add all 2 to cart'],
  ])('is counted in English', (lines, name) => {
    drawList(lines, { stays: true, lang: 'en' });
    expect(press(name)).toBeEnabled();
  });

  it('of nothing cannot be added', () => {
    drawList([]);
    expect(press()).toBeDisabled();
  });
});

describe('what cannot be added', () => {
  it('is named with its reason and focused, while the rest is in the cart', async () => {
    server.serve({ 'GET good/2': aWireGood({ id: 2, name: '杯子', is_show: 0 }) });
    const { user, keys, shop } = drawList([tea, cup]);
    await user.click(press());
    const head = await screen.findByRole('heading', { name: '放进了 1 种，还有 1 种没放进去' });
    expect(head).toHaveFocus();
    expect(screen.getByText('杯子').closest('li')).toHaveTextContent('商品已下架');
    expect(keys).toEqual(['0']);
    expect(shop.cart.getState().lines).toHaveLength(1);
    expect(screen.getByRole('link', { name: '查看购物车' })).toHaveAttribute('href', '/cart');
  });

  it('is asked for again by a button that counts it', async () => {
    server.serve({ 'GET good/3': () => refuse('系统繁忙', -1, 503, 'unavailable') });
    const { user, router, shop } = drawList([pot]);
    await user.click(press());
    expect(await screen.findByRole('alert')).toHaveTextContent('一种也没放进去');
    server.serve({ 'GET good/3': aWireGood({ id: 3, name: '壶', inventory_show: 5, purchase_number: 0 }) });
    await user.click(press('再试没放进去的 1 种'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(shop.cart.getState().lines).toHaveLength(1);
  });

  it('has sold out since the page was drawn', async () => {
    const { user, queries, shop } = drawList([cup]);
    const known = productQuery(shop.api, '2');
    await queries.fetchQuery(known);
    server.serve({ 'GET good/2': aWireGood({ id: 2, name: '杯子', inventory: 0, inventory_show: 0 }) });
    await user.click(press());
    expect(await screen.findByRole('alert')).toHaveTextContent('杯子 商品已售罄');
  });

  it('keeps nothing else out when the server refuses it: then each goes by itself', async () => {
    server.serve({
      [add]: ({ body }: Asked) =>
        (body as { good_id: number }[]).some(({ good_id }) => good_id === 3)
          ? refuse('库存只有 0 件', 50004, 401, 'conflict')
          : wireCart([aCartLine({ productId: '2' })]),
    });
    const { user, keys } = drawList([cup, pot], { customer });
    await user.click(press());
    await screen.findByText('壶');
    expect(screen.getByText('壶').closest('li')).toHaveTextContent('库存只有 0 件');
    expect(keys).toEqual(['1']);
    expect(bodies()).toHaveLength(3);
  });

  it('is not sent once more where nobody knows whether it arrived', async () => {
    server.serve({ [add]: () => refuse('', -1, 503, 'unavailable') });
    const { user, keys } = drawList([cup, pot], { customer });
    await user.click(press());
    expect(await screen.findByRole('alert')).toHaveTextContent('一种也没放进去');
    expect([keys, bodies().length]).toEqual([[], 1]);
  });

  it('counts what is on the list before it: two lines of the same product', async () => {
    const { user, keys } = drawList([
      { ...cup, quantity: 4 },
      { ...cup, key: '9', quantity: 4 },
    ]);
    await user.click(press());
    await screen.findByRole('alert');
    expect(screen.getByRole('alert')).toHaveTextContent('库存只有 5 件，购物车里已有 4 件');
    expect(keys).toEqual(['1']);
  });
});

it.each([{ lines: [{ ...tea, quantity: 0 }] }, { lines: [{ key: '0', name: '茶', productId: '1', quantity: 1 }] }, {}])(
  'refuses props that are none',
  (props) => expect(contract['add-lines'].props.safeParse(props).success).toBe(false),
);

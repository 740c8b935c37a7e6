import { act, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireFeatures, aWireOrder, aWireOrderLine } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw as drawCustomer, FEATURES } from '../../testing/draw.tsx';
import { OrderListScreen } from './order-list-screen.tsx';

const AGAIN = 'GET goodIndent/again/1';
const ADD = 'POST goodIndent/cart/add';
const line = (id: number, values: object = {}) => ({
  id,
  good_id: 100 + id,
  good_sku_id: 0,
  category_id: 7,
  name: `商品 ${id}`,
  img: '/media/a.webp',
  product_sku: [],
  wanted: 2,
  number: 2,
  limited_by: null,
  obstacle: null,
  price: 10,
  price_was: 10,
  ...values,
});
const again = (...lines: object[]) => ({ lines });
const server = shopServer({
  [FEATURES]: aWireFeatures(),
  'GET goodIndent/quantity': {},
  'GET goodIndent': wirePage([aWireOrder({ id: 1, state: 5, goods_list: [aWireOrderLine({ id: 1 })] })]),
  [ADD]: [],
});
const start = async () => {
  const drawn = drawCustomer(<OrderListScreen />, { path: '/user/indent/list' });
  const card = within(await screen.findByRole('article', { name: '订单 20261120000001' }));
  await drawn.user.click(card.getByRole('button', { name: '再次购买' }));
  return drawn;
};
const added = () => server.asked.filter(({ path }) => path === 'goodIndent/cart/add').map(({ body }) => body);

it('lands in the cart at once when all is as before, with the way there', async () => {
  server.serve({ [AGAIN]: again(line(1), line(2, { good_sku_id: 9 })) });
  const { messages, router } = await start();
  await waitFor(() => expect(messages[0]?.text).toBe('已加入购物车'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(added()).toMatchObject([
    [
      { good_id: 101, number: 2 },
      { good_id: 102, good_sku_id: 9, number: 2 },
    ],
  ]);
  messages[0]?.action?.run();
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
});

it('tells of every line what is different, and adds what was chosen', async () => {
  server.serve({
    [AGAIN]: again(
      line(1),
      line(2, { price: 12.5 }),
      line(3, { number: 1, limited_by: 'stock' }),
      line(4, { number: 0, obstacle: 'sold-out' }),
    ),
  });
  const { user, messages } = await start();
  const dialog = within(await screen.findByRole('dialog', { name: '再次购买' }));
  expect(added()).toEqual([]);
  expect(dialog.getByText('涨价了，上次 ¥10.00')).toBeInTheDocument();
  expect(dialog.queryByText('¥10.00', { selector: 's' })).toBeNull(); // only what has become cheaper looks reduced
  expect(dialog.getByText('只剩 1 件（上次买了 2 件）')).toBeInTheDocument();
  expect(dialog.getByText('已售罄')).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: '选择 商品 4' })).toBeDisabled();
  expect(dialog.getByRole('link', { name: '看看类似的' })).toHaveAttribute('href', '/product/list/7');
  expect(dialog.getByText('¥55.00')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: '选择 商品 1' }));
  expect(dialog.getByText('¥35.00')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(messages[0]?.text).toBe('已加入购物车');
  expect(added()).toMatchObject([
    [
      { good_id: 102, number: 2 },
      { good_id: 103, number: 1 },
    ],
  ]);
});

it('is added once when it is pressed again before the first press is drawn', async () => {
  server.serve({ [AGAIN]: again(line(1, { price: 9 })) });
  await start();
  const button = within(await screen.findByRole('dialog')).getByRole('button', { name: '加入购物车' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(added()).toHaveLength(1);
});

it('nothing can be added while nothing is chosen', async () => {
  server.serve({ [AGAIN]: again(line(1, { price: 9 })) });
  const { user } = await start();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('降价了，上次 ¥10.00')).toBeInTheDocument();
  expect(dialog.getByText('¥10.00', { selector: 's' })).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox'));
  expect(dialog.getByRole('button', { name: '加入购物车' })).toBeDisabled();
});

it('says that nothing is to be had, and leads to something else', async () => {
  server.serve({ [AGAIN]: again(line(1, { number: 0, obstacle: 'off-shelf', category_id: null })) });
  await start();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/现在都买不到了/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: '加入购物车' })).toBeNull();
  expect(dialog.getByRole('link', { name: '看看类似的' })).toHaveAttribute('href', expect.stringContaining('title='));
  expect(dialog.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/product/list');
});

it('keeps a refusal in the dialog, and what was chosen', async () => {
  server.serve({
    [AGAIN]: again(line(1), line(2, { price: 12.5 })),
    [ADD]: refuse('库存只剩 1 件', 50004, 401, 'conflict'),
  });
  const { user, messages } = await start();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: '选择 商品 1' }));
  await user.click(dialog.getByRole('button', { name: '加入购物车' }));
  expect(await dialog.findByText('库存只剩 1 件')).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: '选择 商品 1' })).not.toBeChecked();
  expect(messages).toEqual([]);
});

it('tells in a message that it could not be looked at', async () => {
  server.serve({ [AGAIN]: refuse('系统繁忙', 0, 503, 'unavailable') });
  const { messages } = await start();
  await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '系统繁忙' }]));
});

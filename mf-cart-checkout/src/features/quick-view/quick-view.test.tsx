import { refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireFeatures, aWireGood, aWireSku } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import contract from '../../contract.ts';
import { draw } from '../../testing/draw.tsx';
import { wireDelivery } from '../../testing/wire-delivery.ts';
import { QuickView } from './quick-view.tsx';

const picture = (name: string) => ({ img: `/media/${name}.webp`, depict: `goods_7_${name}`, type: '图片' });
const good = aWireGood({
  id: 7,
  name: '草莓',
  ...{ price: 26.8, order_price: 26.8, price_show: [26.8] },
  good_sku: [],
  inventory: 3,
  inventory_show: 3,
  resources_many: [picture('zimg'), picture('back')],
});
const summary = { average: 4.5, stars: { 1: 0, 2: 0, 3: 1, 4: 4, 5: 7 } };
const server = shopServer({
  'GET good/7': good,
  'GET comment/good': { ...wirePage([], 12, 1), summary },
  'GET shipping/estimate': wireDelivery(),
  'POST verifyPlugin/*': aWireFeatures(),
});

beforeEach(() => localStorage.clear());

const drawCard = (lang: 'zh' | 'en' = 'zh') =>
  draw(<QuickView productId="7" name="草莓" />, { path: '/product/list?title=莓', route: '/product/list', lang });
const open = async (lang: 'zh' | 'en' = 'zh') => {
  const drawn = drawCard(lang);
  await drawn.user.click(screen.getByRole('button', { name: /草莓/ }));
  const dialog = await screen.findByRole('dialog', { name: lang === 'en' ? 'Quick view' : '快速查看' });
  return { ...drawn, dialog: within(dialog) };
};

it('asks nothing before it is pressed', () => {
  drawCard();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.asked.filter(({ path }) => path === 'good/7')).toEqual([]);
});

it('shows pictures, name and price, and puts so many pieces into the cart', async () => {
  const { user, dialog, shop, messages, router } = await open();
  expect(await dialog.findByText('¥26.80')).toBeVisible();
  expect(await dialog.findByText('12 条评价')).toBeVisible();
  expect(await dialog.findByText('杭州市')).toBeVisible();
  expect(dialog.getByRole('img', { name: '草莓' })).toHaveAttribute('src', expect.stringContaining('zimg'));
  await user.click(dialog.getByRole('button', { name: '第 2 张，共 2 张' }));
  expect(dialog.getByRole('img', { name: '草莓' })).toHaveAttribute('src', expect.stringContaining('back'));
  expect(dialog.getByRole('link', { name: '查看完整详情' })).toHaveAttribute('href', '/product/detail/7');
  await user.click(dialog.getByRole('button', { name: '增加' }));
  await user.click(dialog.getByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(messages).toMatchObject([{ kind: 'success', text: '已加入购物车' }]));
  expect(shop.cart.getState().lines).toMatchObject([{ productId: '7', variantId: null, quantity: 2 }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toContain('title=');
});

it('opens again after it was closed, and gives the focus back', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: '快速查看：草莓' });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: '快速查看' })).toBeInTheDocument();
});

it('is closed by going back, which stays on the page', async () => {
  const { router } = drawCard();
  await router.navigate('/product/list?title=梨');
  screen.getByRole('button', { name: '快速查看：草莓' }).click();
  await screen.findByRole('dialog');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?title=梨');
});

describe('of a product to choose from', () => {
  const skus = [
    aWireSku({ id: 1, choice: { 颜色: '红' }, price: 20, inventory: 3 }),
    aWireSku({ id: 2, choice: { 颜色: '白' }, price: 25, inventory: 9, resources: picture('white') }),
  ];
  beforeEach(() => server.serve({ 'GET good/7': { ...good, good_sku: skus, price_show: [20, 25] } }));

  it('shows what is chosen and takes no less than a whole choice', async () => {
    const { user, dialog } = await open('en');
    await user.click(await dialog.findByRole('button', { name: '白' }));
    expect(dialog.getByText('$25.00')).toBeVisible();
    expect(dialog.getByRole('img', { name: '草莓' })).toHaveAttribute('src', expect.stringContaining('white'));
    await user.click(dialog.getByRole('button', { name: '白' }));
    expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  });
});

it('sells what is in a flash sale on its page, at its price', async () => {
  const seckill_offer = {
    ...{ id: 3, state: 1, is_sold_out: false, is_all_held: false, price: [19.8], market_price: 26.8 },
    ...{ time: '2026-11-29 08:00:00', end_time: '2026-11-29 20:00:00' },
  };
  server.serve({ 'GET good/7': { ...good, seckill_offer } });
  const { dialog } = await open();
  expect(await dialog.findByText(/秒杀商品请直接购买/)).toBeVisible();
  expect(dialog.getByText('¥19.80')).toBeVisible();
  expect(dialog.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '草莓' })).toHaveAttribute('href', '/product/detail/7');
});

it.each([
  ['sold out', { inventory: 0, inventory_show: 0 }, '选中的商品已售罄'],
  ['off the shelf', { is_show: 0 }, '这件商品已下架，不能购买'],
])('shows what is %s all the same, and says so', async (_what, over, why) => {
  server.serve({ 'GET good/7': { ...good, ...over } });
  const { dialog } = await open();
  expect(await dialog.findByText(why)).toBeVisible();
  expect(dialog.getByRole('img', { name: '草莓' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: '查看完整详情' })).toBeInTheDocument();
});

it('can be asked again when the product does not come', async () => {
  server.serve({ 'GET good/7': refuse('系统繁忙', -1, 503, 'unavailable') });
  const { user, dialog } = await open();
  const again = await dialog.findByRole('button', { name: '重试' });
  server.serve({ 'GET good/7': good });
  await user.click(again);
  expect(await dialog.findByText('¥26.80')).toBeVisible();
});

it('leads to its page when the view itself does not come', async () => {
  vi.doMock('./quick-view-sheet.tsx', () => Promise.reject(new Error('offline')));
  onTestFinished(() => void vi.doUnmock('./quick-view-sheet.tsx'));
  const { user, router } = drawCard();
  await user.click(screen.getByRole('button', { name: '快速查看：草莓' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/detail/7'));
});

it.each([{}, { productId: '7' }, { productId: 7, name: '' }])('its contract refuses %j', (props) =>
  expect(contract['quick-view'].props.safeParse(props).success).toBe(false),
);

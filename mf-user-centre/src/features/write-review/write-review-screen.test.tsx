import * as uploads from '@jishi/api/uploads';
import { fireEvent, refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { WriteReviewScreen } from './write-review-screen.tsx';

// The form itself is sent to a real server in `@jishi/api`: the one of jsdom is none that can be sent.
// Spied on, not mocked as a module: other files of this worker may have loaded what imports it.
const upload = vi.spyOn(uploads, 'uploadPicture');
afterAll(() => upload.mockRestore());

const LINES = 'GET comment/detail/7';
const WRITE = 'POST comment/7';
const aLine = (id: number, name: string) => ({
  ...{ id, good_id: 100 + id, name, img: '/media/goods/1.webp', created_at: '2026-11-18 10:00:00' },
  good_sku: { product_sku: [{ key: '口味', value: '常规糖' }] },
});
const server = shopServer({
  [LINES]: [aLine(1, '丹东草莓'), aLine(2, '珍珠奶茶')],
  'GET comment/terms': { points: 20, length: 15, pictures: 1 },
  [WRITE]: '感谢评价，获得 20 积分',
});
const draw = (options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<WriteReviewScreen />, { path: '/comment/score?id=7&identification=20261118', ...options });

beforeEach(() => {
  localStorage.clear();
  upload.mockReset().mockResolvedValue({ url: '/media/uploads/1.webp' });
});

const line = (name: string) => within(screen.getByRole('region', { name }));
const submit = () => screen.getByRole('button', { name: '提交 2 件评价' });
const said = (name: string) => line(name).getByRole('textbox', { name: /^说说好在哪/ });

it('shows a form for each line, and what a review earns', async () => {
  draw();
  expect(await screen.findByText(/每件得 20 积分/)).toBeVisible();
  expect(screen.getByText('订单编号 20261118')).toBeVisible();
  expect(line('丹东草莓').getByText('常规糖 · 2026年11月18日买的')).toBeVisible();
  expect(screen.getByText('显示为“小**满”')).toBeVisible();
});

it('says nothing of points in a shop that gives none, or when that is not known', async () => {
  server.serve({ 'GET comment/terms': refuse('', 0, 503, 'unavailable') });
  draw();
  await screen.findByRole('region', { name: '丹东草莓' });
  expect(screen.queryByText(/积分/)).toBeNull();
});

it('sends every line once, says what was earned and shows it', async () => {
  const { user, messages, router } = draw();
  await screen.findByRole('region', { name: '丹东草莓' });
  await user.click(line('丹东草莓').getByRole('radio', { name: '5 星，很满意' }));
  await user.type(said('丹东草莓'), '  个头匀  ');
  fireEvent.change(line('丹东草莓').getByLabelText(/^添加图片/), {
    target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] },
  });
  await user.click(line('珍珠奶茶').getByRole('radio', { name: '3 星，一般' }));
  await user.type(said('珍珠奶茶'), '太甜');
  await user.click(screen.getByRole('checkbox', { name: '匿名评价' }));
  expect(screen.getByText('显示为“匿名用户”')).toBeVisible();
  await waitFor(() => expect(line('丹东草莓').getByRole('img', { name: '图片 1' })).toBeVisible());
  await user.dblClick(submit());
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '感谢评价，获得 20 积分' }]));
  const written = server.asked.filter(({ method }) => method === 'POST');
  expect(written.map(({ body }) => body)).toEqual([
    [
      { id: '1', score: 5, details: '个头匀', resources: ['/media/uploads/1.webp'], anonymity: 1 },
      { id: '2', score: 3, details: '太甜', resources: [], anonymity: 1 },
    ],
  ]);
  expect(router.state.location.pathname + router.state.location.search).toBe('/user/comment/list?show=written');
  expect(localStorage.getItem('jishi_ReviewDrafts')).toBe('{}');
});

it('says in each field what is missing, goes there and sends nothing', async () => {
  const { user } = draw();
  await screen.findByRole('region', { name: '丹东草莓' });
  await user.type(said('丹东草莓'), '好');
  await user.click(submit());
  expect(line('丹东草莓').getByText('请打星')).toBeVisible();
  expect(line('丹东草莓').getByRole('radio', { name: /^1 星/ })).toHaveFocus();
  expect(line('珍珠奶茶').getByText('请写几个字')).toBeVisible();
  await user.click(line('丹东草莓').getByRole('radio', { name: '4 星，满意' }));
  expect(line('丹东草莓').queryByText('请打星')).toBeNull();
  await user.type(said('珍珠奶茶'), ' ');
  expect(line('珍珠奶茶').getByText('请写几个字')).toBeVisible();
  await user.type(said('珍珠奶茶'), '甜');
  expect(line('珍珠奶茶').queryByText('请写几个字')).toBeNull();
  expect(server.asked.some(({ method }) => method === 'POST')).toBe(false);
});

it('waits for pictures that are on their way', async () => {
  const sent = Promise.withResolvers<{ url: string }>();
  upload.mockReturnValue(sent.promise);
  const { user } = draw();
  await screen.findByRole('region', { name: '丹东草莓' });
  fireEvent.change(line('丹东草莓').getByLabelText(/^添加图片/), {
    target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] },
  });
  await user.click(submit());
  expect(line('丹东草莓').getByText('图片还在上传，请稍等')).toBeVisible();
  sent.resolve({ url: '/media/uploads/2.webp' });
  await waitFor(() => expect(line('丹东草莓').queryByText('图片还在上传，请稍等')).toBeNull());
});

it('keeps what was written for the next time the page is opened', async () => {
  const first = draw();
  await screen.findByRole('region', { name: '丹东草莓' });
  await first.user.type(said('丹东草莓'), '个头匀');
  await first.user.click(line('丹东草莓').getByRole('radio', { name: '4 星，满意' }));
  first.unmount();
  draw();
  expect(await screen.findByText('上次没写完的内容还在，接着写就行。')).toBeVisible();
  expect(said('丹东草莓')).toHaveValue('个头匀');
  expect(line('丹东草莓').getByRole('radio', { name: '4 星，满意' })).toBeChecked();
});

it('loses nothing when the shop refuses', async () => {
  server.serve({ [WRITE]: refuse('系统繁忙，请稍后再试', -1) });
  const { user } = draw();
  await screen.findByRole('region', { name: '丹东草莓' });
  for (const name of ['丹东草莓', '珍珠奶茶']) {
    await user.click(line(name).getByRole('radio', { name: '5 星，很满意' }));
    await user.type(said(name), '好');
  }
  await user.click(submit());
  expect(await screen.findByText('系统繁忙，请稍后再试')).toBeVisible();
  expect(said('珍珠奶茶')).toHaveValue('好');
});

it.each([
  ['was reviewed', refuse('该订单现在不能评价', 50003, 401, 'conflict')],
  ['has nothing left to review', []],
])('leads on from an order that %s', async (_, answer) => {
  server.serve({ [LINES]: answer });
  draw();
  expect(await screen.findByRole('heading', { name: '这个订单没有待评价的商品' })).toBeVisible();
  expect(screen.getByRole('link', { name: '我的评价' })).toHaveAttribute('href', '/user/comment/list?show=written');
});

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(await screen.findByRole('button', { name: 'Submit 2 reviews' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
});

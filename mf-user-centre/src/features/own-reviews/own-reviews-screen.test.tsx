import { expectRetry, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireOrder } from '@jishi/testing/builders';
import { beforeEach, expect, it } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { OwnReviewsScreen } from './own-reviews-screen.tsx';

const OWN = 'GET comment/user';
const aReview = (over: object = {}, comment: object = {}) => ({
  ...{ good_id: 101, name: '丹东草莓', img: '/media/goods/1.webp', good_sku: null },
  ...{ is_hidden: 0, add_before: '2026-12-20 10:00:00', points: 20 },
  comment: {
    ...{ id: 9, details: '个头匀', score: 4, anonymity: 0, created_at: '2026-11-20 10:00:00', name: '小**满' },
    ...{ portrait: null, resources_many: [{ img: '/media/uploads/1.webp' }], reply: null, addition: null },
    ...comment,
  },
  ...over,
});
const server = shopServer({
  'GET goodIndent': wirePage([aWireOrder({ id: 7, state: 10 })]),
  [OWN]: wirePage([aReview()]),
});
const draw = (query = '', options: Parameters<typeof drawCustomer>[1] = {}) =>
  drawCustomer(<OwnReviewsScreen />, { path: `/user/comment/list${query}`, ...options });
const written = () => screen.findByRole('article', { name: '丹东草莓' });

beforeEach(() => localStorage.clear());

it('leads to what waits for a review', async () => {
  draw('?page=2');
  const link = await screen.findByRole('link', { name: /^写评价，订单/ });
  expect(link.getAttribute('href')).toMatch(/^\/comment\/score\?id=7&identification=/);
  expect(server.asked[0]?.query.get('index')).toBe('10');
  expect(server.asked[0]?.query.get('page')).toBe('2');
  expect(screen.getByRole('link', { name: '待评价' })).toHaveAttribute('aria-current', 'page');
});

it('shows what was written, earned, added and answered', async () => {
  const addition = { details: '还是好', created_at: '2026-11-27 10:00:00', resources_many: [] };
  server.serve({
    [OWN]: wirePage([aReview({ add_before: null }, { anonymity: 1, addition, reply: { details: '谢谢' } })]),
  });
  draw('?show=written');
  const review = within(await written());
  expect(review.getByRole('img', { name: '4 星，满分 5 星' })).toBeVisible();
  for (const text of ['个头匀', '匿名', '+20 积分', '追评 · 2026年11月27日', '还是好', '谢谢']) {
    expect(review.getByText(text)).toBeVisible();
  }
  expect(review.getByRole('link', { name: '评价图片 1' })).toHaveAttribute('href', '/media/uploads/1.webp');
  expect(review.queryByRole('button', { name: /^追评/ })).toBeNull();
});

it('says of what language everybody’s words are', async () => {
  const addition = { details: 'Still good', created_at: '2026-11-27 10:00:00', resources_many: [] };
  server.serve({ [OWN]: wirePage([aReview({ add_before: null }, { addition, reply: { details: '谢谢' } })]) });
  draw('?show=written', { lang: 'en' });
  const review = within(await written());
  expect(review.getByText('个头匀')).toHaveAttribute('lang', 'zh-CN');
  expect(review.getByText('Still good')).toHaveAttribute('lang', 'en-US');
  expect(review.getByText('谢谢')).toHaveAttribute('lang', 'zh-CN');
});

it('says that the shop does not show one', async () => {
  server.serve({ [OWN]: wirePage([aReview({ is_hidden: 1, add_before: null })]) });
  draw('?show=written');
  expect(within(await written()).getByText('这条评价目前只有你自己能看到。')).toBeVisible();
});

it('adds to a review, once, after its words', async () => {
  server.serve({ 'POST comment/addition/9': '追评已发布' });
  const { user, messages } = draw('?show=written');
  const review = within(await written());
  await user.click(review.getByRole('button', { name: '追评 丹东草莓' }));
  await user.click(review.getByRole('button', { name: '发布追评' }));
  expect(review.getByText('请写几个字')).toBeVisible();
  await user.type(review.getByRole('textbox'), ' 还是好 ');
  await user.click(review.getByRole('button', { name: '发布追评' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '追评已发布' }]));
  const sent = server.asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ details: '还是好', resources: [] }]);
  expect(localStorage.getItem('jishi_ReviewDrafts')).toBe('{}');
});

it('keeps what is being added, also when the shop refuses', async () => {
  server.serve({ 'POST comment/addition/9': refuse('评价后 30 天内可以追评，现在已经过了', 50003, 401, 'conflict') });
  const { user } = draw('?show=written');
  const review = within(await written());
  const open = () => user.click(review.getByRole('button', { name: '追评 丹东草莓' }));
  await open();
  await user.type(review.getByRole('textbox'), '还是好');
  await user.click(review.getByRole('button', { name: '发布追评' }));
  expect(await review.findByText(/已经过了/)).toBeVisible();
  await user.click(review.getByRole('button', { name: '取消' }));
  await open();
  expect(review.getByRole('textbox')).toHaveValue('还是好');
});

it.each([
  ['', 'GET goodIndent', 0, '没有待评价的商品', '/user/indent/list'],
  ['?show=written', OWN, 0, '还没有写过评价', '/user/indent/list'],
  ['?show=written&page=9', OWN, 30, '这一页没有评价了。', '/user/comment/list?show=written'],
])('%j with nothing to show', async (query, call, total, title, href) => {
  server.serve({ [call]: wirePage([], total) });
  draw(query);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: /回到第一页|我的订单/ })).toHaveAttribute('href', href);
});

it('can be tried again after a failure', () =>
  expectRetry(server, {
    request: OWN,
    draw: () => draw('?show=written'),
    answer: wirePage([aReview()]),
    found: () => written(),
  }));

it('speaks English', async () => {
  draw('?show=written', { lang: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'My reviews' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add a follow-up: 丹东草莓' })).toBeVisible();
});

import { refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireGood } from '@jishi/testing/builders';
import { expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { ReviewListScreen } from './review-list-screen.tsx';

const aReview = (id: number, over: Record<string, unknown> = {}) => ({
  good_sku: { product_sku: [{ key: '颜色', value: '靛蓝' }] },
  comment: {
    id,
    details: `评价 ${id}`,
    score: 5,
    created_at: '2026-11-08 10:00:00',
    name: '爱**子',
    portrait: null,
    resources_many: [],
    reply: null,
    ...over,
  },
});
const pictures = [1, 2].map((id) => ({ img: `/media/reviews/${id}.webp`, depict: '', type: 1 }));
const reviews = [
  aReview(1, { details: '肩带不勒。', resources_many: pictures, reply: { details: '谢谢支持' } }),
  aReview(2, { name: '匿名用户', score: 4 }),
];
const summary = { average: 4.75, stars: { 5: 18, 4: 5, 1: 1 } };
const server = shopServer({
  'GET good/1001': aWireGood(),
  'GET comment/good': { ...wirePage(reviews, 24, 10), summary },
});
const draw = (path = '/comment/list?good_id=1001', options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<ReviewListScreen />, {
    path,
    route: '/comment/list',
    texts: { mf_catalog: options.lang === 'en' ? en : zh },
    ...options,
  });
const asked = () => server.asked.filter(({ path }) => path === 'comment/good').map(({ query }) => String(query));

it('shows stars, reviews, the reply of the shop, and what they are of', async () => {
  draw();
  expect(await screen.findByText('肩带不勒。')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '买家评价' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /轻量双肩包.*149/ })).toHaveAttribute('href', '/product/detail/1001');
  expect(screen.getByText('谢谢支持')).toBeInTheDocument();
  expect(screen.getByText('匿名用户')).toBeInTheDocument();
});

it('leads to the product by its picture, and by a button', async () => {
  draw();
  expect(await screen.findByRole('link', { name: '去看商品' })).toHaveAttribute('href', '/product/detail/1001');
});

it('counts the stars', async () => {
  draw();
  const rows = within(await screen.findByRole('list', { name: '各星级的比例' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['5 星75%', '4 星21%', '3 星0%', '2 星0%', '1 星4%']);
  expect(screen.getByText('96% 好评')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '4.8 星，满分 5 星' })).toBeInTheDocument();
});

it('narrows by stars and pictures, from the first page on, and says when nothing fits', async () => {
  const { user, router } = draw('/comment/list?good_id=1001&page=2');
  await user.click(await screen.findByRole('link', { name: '4 星 5' }));
  await waitFor(() => expect(router.state.location.search).toBe('?good_id=1001&score=4'));
  const four = () => screen.getByRole('link', { name: '4 星 5' });
  await waitFor(() => expect(four()).toHaveAttribute('aria-current', 'true'));
  server.serve({ 'GET comment/good': { ...wirePage([], 0, 10), summary } });
  await user.click(await screen.findByRole('link', { name: '有图' }));
  expect(await screen.findByRole('heading', { name: '没有符合条件的评价' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?good_id=1001&score=4&pictures=1');
  expect(asked().at(-1)).toContain('score=4&has_picture=1');
  await user.click(screen.getByRole('link', { name: '全部 24' }));
  await waitFor(() => expect(router.state.location.search).toBe('?good_id=1001'));
});

it('offers no stars that nobody gave, and all reviews where none fits', async () => {
  server.serve({ 'GET comment/good': { ...wirePage([], 0, 10), summary } });
  const { user, router } = draw('/comment/list?good_id=1001&score=3&sort=newest');
  expect(await screen.findByRole('link', { name: '3 星 0' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('link', { name: '2 星 0' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '看全部评价' }));
  expect(router.state.location.search).toBe('?good_id=1001&sort=newest');
});

it('shows what buyers have photographed before what they say', async () => {
  const added = { id: 9, details: '还是好。', created_at: '2026-12-08 10:00:00', resources_many: [pictures[0]] };
  server.serve({
    'GET comment/good': { ...wirePage([aReview(1, { resources_many: pictures, addition: added })]), summary },
  });
  const { user } = draw();
  const row = within(await screen.findByRole('group', { name: '买家晒图' }));
  expect(row.getAllByRole('button').map((one) => within(one).getByRole('img').getAttribute('alt'))).toEqual([
    '爱**子的图片 1',
    '爱**子的图片 2',
    '爱**子的图片 3',
  ]);
  await user.click(row.getByRole('button', { name: '爱**子的图片 2' }));
  expect(within(await screen.findByRole('dialog', { name: '买家晒图' })).getByText('2 / 3')).toBeInTheDocument();
});

it('has no row of few pictures', async () => {
  draw();
  expect(await screen.findByText('肩带不勒。')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '买家晒图' })).not.toBeInTheDocument();
});

it('shows pictures large, turns and zooms them, and gives the focus back', async () => {
  const { user } = draw();
  const small = await screen.findByRole('button', { name: '买家图片 1' });
  await user.click(small);
  const viewer = await screen.findByRole('dialog', { name: '爱**子 的图片' });
  const large = () => within(viewer).getByRole('img').getAttribute('src');
  expect(large()).toBe('/media/reviews/1.webp');
  await user.keyboard('{ArrowRight}');
  expect(large()).toBe('/media/reviews/2.webp');
  expect(within(viewer).getByText('2 / 2')).toBeInTheDocument();
  expect(within(viewer).getByRole('button', { name: '缩小' })).toBeDisabled();
  await user.keyboard('+');
  expect(within(viewer).getByRole('button', { name: '缩小' })).toBeEnabled();
  await user.keyboard('{ArrowRight}');
  expect(large()).toBe('/media/reviews/2.webp');
  await user.click(within(viewer).getByRole('button', { name: '下一张' }));
  expect(large()).toBe('/media/reviews/1.webp');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(small).toHaveFocus();
});

it('has pages that begin at the top of the reviews', async () => {
  draw();
  const second = await screen.findByRole('link', { name: '第 2 页' });
  expect(second).toHaveAttribute('href', '/comment/list?good_id=1001&page=2#reviews');
});

it('says that there are none', async () => {
  server.serve({ 'GET comment/good': { ...wirePage([]), summary: { average: 0, stars: {} } } });
  draw(undefined, { lang: 'en' });
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeInTheDocument();
});

it('offers another try when they do not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  server.serve({
    'GET comment/good': () => (isBroken ? refuse('忙', 50005, 503, 'unavailable') : { ...wirePage(reviews), summary }),
  });
  const { user } = draw();
  const again = await screen.findByRole('button', { name: '重试' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByText('肩带不勒。')).toBeInTheDocument();
});

const mixed = { ...wirePage(reviews, 24, 10), summary, langs: { zh: 20, en: 3 }, can_translate: true };

it('puts reviews in the language of the page first, and by time when asked to', async () => {
  server.serve({ 'GET comment/good': mixed });
  const { user, router } = draw('/comment/list?good_id=1001&page=2', { lang: 'en' });
  const order = within(await screen.findByRole('group', { name: 'Order of reviews' }));
  expect(order.getByRole('link', { name: 'English first' })).toHaveAttribute('aria-current', 'true');
  expect(asked().at(-1)).toContain('first_lang=en');
  await user.click(order.getByRole('link', { name: 'Newest first' }));
  await waitFor(() => expect(router.state.location.search).toBe('?good_id=1001&sort=newest'));
  const newest = () => screen.getByRole('link', { name: 'Newest first' });
  await waitFor(() => expect(newest()).toHaveAttribute('aria-current', 'true'));
  expect(asked().at(-1)).not.toContain('first_lang');
  // Filters and pages keep the order.
  expect(screen.getByRole('link', { name: '4 stars (5)' })).toHaveAttribute(
    'href',
    expect.stringContaining('sort=newest'),
  );
  expect(screen.getByRole('link', { name: /^All \(24\)/ })).toHaveAttribute(
    'href',
    expect.stringContaining('sort=newest'),
  );
  await user.click(screen.getByRole('link', { name: 'English first' }));
  await waitFor(() => expect(router.state.location.search).toBe('?good_id=1001'));
});

it.each([
  ['are all in one language', { langs: { zh: 24, en: 0 } }],
  ['are none in that of the page', { langs: { zh: 0, en: 24 } }],
  ['come from a server that says nothing of it', { langs: undefined }],
])('says nothing of their order where they %s', async (_, more) => {
  server.serve({ 'GET comment/good': { ...mixed, ...more } });
  draw();
  expect(await screen.findByText('肩带不勒。')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '评价的顺序' })).not.toBeInTheDocument();
});

it('offers translations where the shop has them', async () => {
  server.serve({ 'GET comment/good': mixed });
  draw(undefined, { lang: 'en' });
  expect(await screen.findAllByRole('button', { name: 'Show translation' })).not.toHaveLength(0);
});

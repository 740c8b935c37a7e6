import {
  act,
  expectRetry,
  expectShape,
  refuse,
  renderInShop,
  screen,
  shopServer,
  waitFor,
  wirePage,
} from '@jishi/testing';
import { aWireSale } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { SaleRemindersScreen } from './sale-reminders-screen.tsx';

const LIST = 'GET seckillReminder';
const coming = (id: number, name: string) =>
  aWireSale({ id, name, state: 0, time: '2026-11-21 08:00:00', end_time: '2026-11-21 10:00:00', market_price: 32 });
const server = shopServer({
  [LIST]: wirePage([coming(3, '草莓'), coming(4, '耳机')], 2, 20),
  'GET seckillReminder/ids': { ids: [3, 4], seconds_before: 300 },
  'GET seckill/events': () => new Response(null, { status: 404 }),
});

/** 20 November 2026, 23:00 in the shop. */
const evening = Date.parse('2026-11-20T23:00:00+08:00');
const draw = (query = '', options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<SaleRemindersScreen />, {
    path: `/user/seckill/reminders${query}`,
    texts: { mf_promotions: options.lang === 'en' ? en : zh },
    now: () => evening,
    customer: { nickname: '小满', phone: '13800000001', portrait: null },
    ...options,
  });

it('shows what is waited for, when it begins and what it costs then', async () => {
  draw();
  expect(screen.getByRole('heading', { level: 1, name: '秒杀提醒' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '草莓' })).toHaveAttribute('href', '/product/detail/1003');
  expect(screen.getAllByText('11月21日 08:00 开抢')).toHaveLength(2);
  expect(screen.getAllByRole('timer', { name: '距开抢' })[0]).toHaveTextContent('09:00:00');
  expect(screen.getAllByText('¥32.00')).toHaveLength(2);
});

it('leads to a sale that is on', async () => {
  server.serve({ [LIST]: wirePage([aWireSale({ id: 3, name: '草莓', state: 1 })]) });
  draw();
  expect(await screen.findByText('正在抢购')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '立即抢' })).toHaveAttribute('href', '/product/detail/1003');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('removes one at once, and undoes that', async () => {
  server.serve({ 'POST seckillReminder/destroy/3': 'ok', 'POST seckillReminder': 'ok' });
  const { user, messages } = draw();
  const button = await screen.findByRole('button', { name: '取消提醒：草莓' });
  server.serve({ [LIST]: wirePage([coming(4, '耳机')]) });
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('link', { name: '草莓' })).not.toBeInTheDocument());
  expect(messages).toMatchObject([{ text: '已取消提醒', action: { label: '撤销' } }]);
  server.serve({ [LIST]: wirePage([coming(3, '草莓'), coming(4, '耳机')]) });
  act(() => messages[0]?.action?.run());
  expect(await screen.findByRole('link', { name: '草莓' })).toBeInTheDocument();
});

it('keeps one that could not be removed', async () => {
  server.serve({ 'POST seckillReminder/destroy/3': refuse('', 0, 503, 'unavailable') });
  const { user, messages } = draw();
  await user.click(await screen.findByRole('button', { name: '取消提醒：草莓' }));
  await waitFor(() => expect(messages).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByRole('link', { name: '草莓' })).toBeInTheDocument();
});

it('leads to the sales when nothing is waited for, and back from a page past the end', async () => {
  server.serve({ [LIST]: wirePage([]) });
  draw();
  expect(await screen.findByRole('link', { name: '去看秒杀' })).toHaveAttribute('href', '/seckill/list');
  server.serve({ [LIST]: wirePage([], 30, 20) });
  draw('?page=9');
  expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/user/seckill/reminders');
});

it('leads to products where the release has no page of sales', async () => {
  server.serve({ [LIST]: wirePage([]) });
  draw('', { has: () => false });
  expect(await screen.findByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/product/list');
});

it('shows its shape while loading', () => expectShape(server, LIST, draw));

it('can be tried again after a failure', () =>
  expectRetry(server, {
    request: LIST,
    draw,
    answer: wirePage([coming(3, '草莓')]),
    found: () => screen.findByRole('link', { name: '草莓' }),
  }));

it('speaks English', async () => {
  draw('', { lang: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Flash sale reminders' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove reminder: 草莓' })).toBeInTheDocument();
});

import { rememberedQueuePlaces } from '@jishi/contracts/queue-places';
import { type Asked, act, refuse, renderInShop, screen, shopServer, waitFor, within } from '@jishi/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { QueueTicket } from './queue-ticket.tsx';
import { aWirePlace } from './testing/a-wire-place.ts';

const wire = aWirePlace();
const clock = () => Date.parse('2026-11-20T14:00:10+08:00');
const customer = { nickname: '小满', phone: '13800000001', portrait: null };
const path = 'GET seckill/1001/place';
const server = shopServer({ [path]: wire, 'GET seckill/1001/place/events': refuse('没有', 50000, 404, 'not-found') });
const serve = (more: object) => server.serve({ [path]: { ...wire, ...more } });

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<QueueTicket productId="1001" />, {
    path: '/product/detail/1001',
    texts: { mf_promotions: options.lang === 'en' ? en : zh },
    now: clock,
    customer,
    ...options,
  });
const ticket = () => screen.findByRole('region', { name: /排队|Waiting line/ });

beforeEach(() => serve({}));
afterEach(() => {
  vi.useRealTimers();
});

it('says the place, about how long it takes, and what is left', async () => {
  draw();
  const slip = await ticket();
  expect(slip).toHaveTextContent('214位');
  expect(slip).toHaveTextContent('号 14-0587');
  expect(within(slip).getByRole('heading')).toHaveTextContent('正在排队，约 6 秒');
  expect(slip).toHaveTextContent('前面还有 213 位');
  expect(slip).toHaveTextContent('还剩 266 件');
  expect(within(slip).getByRole('status')).toHaveTextContent('你排在第 214 位');
});

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(await ticket()).toHaveTextContent('213 in front of you');
});

it('says that only held pieces can come back', async () => {
  serve({ position: 1, wait_seconds: null, left: 0 });
  draw();
  const slip = await ticket();
  expect(slip).toHaveTextContent('下一位就是你');
  expect(slip).toHaveTextContent('20 件正留给前面的人');
  expect(slip).not.toHaveTextContent('每秒');
});

it('counts down while pieces are held, and leads to the order', async () => {
  serve({ state: 1, position: null, held: 1, held_until: '2026-11-20 14:02:57' });
  draw();
  const slip = await ticket();
  expect(await within(slip).findByRole('timer')).toHaveTextContent('2:47');
  expect(slip).toHaveTextContent('轮到你了，已为你留下 1 件');
  const button = within(slip).getByTestId('fragment mf_cart_checkout/sale-button');
  expect(JSON.parse(button.dataset['props'] ?? '')).toEqual({
    productId: '1001',
    variantId: null,
    quantity: 1,
    flashSaleId: '4',
    intent: 'confirm',
  });
});

it('says when fewer are held than were wanted', async () => {
  serve({ state: 1, position: null, pieces: 2, held: 1, held_until: '2026-11-20 14:02:57' });
  draw();
  expect(await ticket()).toHaveTextContent('你要 2 件，只剩 1 件了');
});

it('gives up only after a question', async () => {
  server.serve({ 'POST seckill/1001/place/leave': { ...wire, state: 4, position: null } });
  const { user } = draw();
  await user.click(within(await ticket()).getByRole('button', { name: '不排了' }));
  expect(server.asked.some(({ path: asked }: Asked) => asked.endsWith('leave'))).toBe(false);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '不排了' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

it('lines up again after a place has lapsed', async () => {
  serve({ state: 3, position: null, ended_at: '2026-11-20 14:03:00' });
  server.serve({ 'POST seckill/1001/place': { ...wire, id: 8, number: 900, position: 30 } });
  const { user } = draw();
  expect(await ticket()).toHaveTextContent('刚才没有等到你的确认');
  await user.click(screen.getByRole('button', { name: '重新取号' }));
  await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('30位'));
});

it.each([
  [5, '这款抢光了'],
  [6, '这场秒杀已结束'],
])('in state %i says why it came to nothing, and goes when it is put aside', async (state, title) => {
  serve({ state, position: null, ended_at: '2026-11-20 14:03:00' });
  const { user } = draw();
  expect(await ticket()).toHaveTextContent(title);
  await user.click(screen.getByRole('button', { name: '算了' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('says that the connection is lost and the place kept, until something is heard again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  draw();
  expect(await ticket()).toHaveTextContent('214位');
  server.serve({ [path]: refuse('', 0, 503, 'unavailable') });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  const slip = await ticket();
  await within(slip).findByRole('heading', { name: '网络断了一下，位置还在' });
  expect(slip).toHaveTextContent('≈214位');
  expect(slip).toHaveTextContent(/正在重新连接，第 \d+ 次/);
  expect(within(slip).getByRole('button', { name: '不排了' })).toBeEnabled();
  serve({ position: 9 });
  // The longest pause between two questions, by chance half as long again.
  await act(() => vi.advanceTimersByTimeAsync(100_000));
  expect(await within(slip).findByText('9位')).toBeInTheDocument();
});

it('is remembered for other pages while it is open', async () => {
  draw();
  await ticket();
  expect(rememberedQueuePlaces()).toEqual(['1001']);
});

it.each([2, 4])('is not there in state %i', async (state) => {
  serve({ state, position: null });
  draw();
  await waitFor(() => expect(server.asked.some(({ path: asked }: Asked) => asked === 'seckill/1001/place')).toBe(true));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('asks nothing for visitors', () => {
  draw({ customer: null });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
});

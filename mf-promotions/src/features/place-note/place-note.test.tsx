import { rememberedQueuePlaces, rememberQueuePlace } from '@jishi/contracts/queue-places';
import { refuse, renderInShop, screen, shopServer, waitFor, within } from '@jishi/testing';
import { beforeEach, expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { aWirePlace } from '../queue-ticket/testing/a-wire-place.ts';
import { PlaceNote } from './place-note.tsx';

const customer = { nickname: '小满', phone: '13800000001', portrait: null };
const server = shopServer({ 'GET seckill/*/place/events': refuse('没有', 50000, 404, 'not-found') });
const serve = (more: object) => server.serve({ 'GET seckill/1001/place': aWirePlace(more) });

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<PlaceNote productIds={['1001']} />, {
    path: '/product/list',
    texts: { mf_promotions: options.lang === 'en' ? en : zh },
    now: () => Date.parse('2026-11-20T14:00:10+08:00'),
    customer,
    ...options,
  });

beforeEach(() => {
  localStorage.clear();
  rememberQueuePlace('1001', true);
  serve({});
});

it('says the place on another page, and leads back', async () => {
  draw();
  const note = await screen.findByRole('link', { name: /214.*你排在第 214 位，约等 6 秒/ });
  expect(note).toHaveAttribute('href', '/product/detail/1001');
  expect(within(note).getByText('回去看看')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('你排在第 214 位');
});

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(await screen.findByRole('link', { name: /You are number 214/ })).toHaveTextContent('Back to the line');
});

it('counts down while pieces are held', async () => {
  serve({ state: 1, position: null, held: 1, held_until: '2026-11-20 14:02:57' });
  draw();
  expect(await screen.findByRole('timer')).toHaveTextContent('2:47');
  expect(screen.getByRole('link')).toHaveTextContent('去确认');
});

it('says what became of a place once, and forgets it', async () => {
  serve({ state: 3, position: null, ended_at: '2026-11-20 14:03:00' });
  draw();
  expect(await screen.findByRole('link')).toHaveTextContent('刚才没有等到你的确认');
  expect(rememberedQueuePlaces()).toEqual([]);
});

it('forgets a place the shop knows nothing of', async () => {
  server.serve({ 'GET seckill/1001/place': null });
  draw();
  await waitFor(() => expect(rememberedQueuePlaces()).toEqual([]));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it.each(['/product/detail/1001', '/indent/create'])('is not there at %s, which shows it by itself', (path) => {
  draw({ path });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
});

import { expectRetry, screen, shopServer, wirePage, within } from '@jishi/testing';
import { aWireLottery } from '@jishi/testing/builders';
import { expect, it, vi } from 'vitest';
import { draw as drawScreen } from '../../testing/draw.tsx';
import { LotteryListScreen } from './lottery-list-screen.tsx';

const LIST = 'GET integralDraw';
const server = shopServer({
  [LIST]: wirePage([
    aWireLottery({ id: 1, name: '秋收大转盘' }),
    aWireLottery({ id: 2, name: '九宫格寻宝', type: 2, is_hidden: 0, start_time: '2026-11-25 10:00:00', tries: 0 }),
    aWireLottery({ id: 3, name: '果子机', type: 3, is_hidden: 0, integral: 0 }),
    aWireLottery({ id: 4, name: '夏日大转盘', is_hidden: 0, end_time: '2026-11-01 00:00:00' }),
  ]),
});
const draw = (query = '', options: Parameters<typeof drawScreen>[1] = {}) =>
  drawScreen(<LotteryListScreen />, { path: `/user/integralDraw/list${query}`, ...options });

it('shows each lottery with its game, state, price and period', async () => {
  draw();
  expect(await screen.findByRole('link', { name: '秋收大转盘' })).toHaveAttribute('href', '/user/integralDraw?id=1');
  const [wheel, grid, slots, summer] = screen.getAllByRole('listitem');
  const words = (card: HTMLElement | undefined) => card?.textContent ?? '';
  expect(words(wheel)).toBe('进行中秋收大转盘大转盘 · 每次 50 积分每天 5 次2026.11.01 – 2026.12.01');
  expect(words(grid)).toContain('未开始');
  expect(words(grid)).toContain('11月25日 10:00 开始');
  expect(words(slots)).toContain('已关闭');
  expect(words(slots)).toContain('不花积分');
  expect(words(summer)).toContain('已结束');
});

it('opens a lottery by the clock', async () => {
  const now = Date.parse('2026-11-25T10:00:00+08:00');
  draw('', { now: () => now });
  const card = (await screen.findByRole('link', { name: '九宫格寻宝' })).closest('li');
  expect(within(card as HTMLElement).getByText('进行中')).toBeInTheDocument();
});

it.each([
  ['', [], 0, '现在没有抽奖活动', '/product/list'],
  ['?page=9', [], 30, '这一页没有抽奖活动', '/user/integralDraw/list'],
])('%j without any leads on', async (query, rows, total, title, way) => {
  server.serve({ [LIST]: wirePage(rows, total, 12) });
  draw(query);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toContain(way);
});

it('can be tried again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expectRetry(server, {
    request: LIST,
    draw,
    answer: wirePage([aWireLottery({ id: 1, name: '秋收大转盘' })]),
    found: () => screen.findByRole('link', { name: '秋收大转盘' }),
  });
});

it('speaks English', async () => {
  draw('', { lang: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Points lottery' })).toBeInTheDocument();
  expect(await screen.findByText('Opens 25 Nov, 10:00')).toBeInTheDocument();
});

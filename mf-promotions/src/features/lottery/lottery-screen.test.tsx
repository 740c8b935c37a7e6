import { refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireDrawLog, aWireLotteryDetail, aWirePrize, aWireUser } from '@jishi/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw as drawScreen, evening } from '../../testing/draw.tsx';
import { LotteryScreen } from './lottery-screen.tsx';
import { openAttempt, readAttempt } from './model/attempt.ts';
import type { BesideProps } from './model/beside.ts';

const GAME = 'GET integralDraw/1';
const DRAW = 'POST integralWinning/1';
const PHONE = '13800000001';
const user = (available: number) => aWireUser({ cellphone: PHONE, integral: { available, total: 900 } });
const server = shopServer({
  [GAME]: aWireLotteryDetail({ id: 1, name: '秋收大转盘' }),
  'GET integralDrawLog': wirePage([]),
  'GET user': user(460),
});

const draw = (options: Parameters<typeof drawScreen>[1] = {}) =>
  drawScreen(<LotteryScreen />, { path: '/user/integralDraw?id=1', ...options });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const drawnWith = () =>
  server.asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it('shows before a draw what it costs, what one has, and what can be won', async () => {
  server.serve({ 'GET integralDrawLog': wirePage([aWireDrawLog({ id: 9 })]) });
  draw();
  expect(await screen.findByRole('heading', { level: 1, name: '秋收大转盘' })).toBeInTheDocument();
  expect(screen.getByText('活动时间 2026.11.01 – 2026.12.01，每次 50 积分')).toBeInTheDocument();
  const own = within(screen.getByRole('region', { name: '我的积分和次数' }));
  expect(own.getByText('460')).toBeInTheDocument();
  expect(own.getByText('5 / 5')).toBeInTheDocument();
  const prizes = within(screen.getByRole('region', { name: '奖品' })).getAllByRole('listitem');
  expect(prizes.map(({ textContent }) => textContent)).toEqual(['20 积分30%', '谢谢参与60%', '保温杯10%']);
  expect(within(screen.getByRole('region', { name: '抽奖规则' })).getByText('每次 50 积分。')).toBeInTheDocument();
  const winners = await screen.findByRole('table', { name: '中奖名单' });
  expect(within(winners).getByText('林**满')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '抽一次，50 积分' })).toBeEnabled();
});

describe.each([
  ['wheel', 1, 0, '抽中了：20 积分'],
  ['wheel', 1, 1, '这次没抽中'],
  ['grid', 2, 0, '抽中了：20 积分'],
  ['grid', 2, 1, '这次没抽中'],
  ['slot machine', 3, [0, 0, 0], '抽中了：20 积分'],
  ['slot machine', 3, [0, 0, 1], '这次没抽中'],
] as const)('a %s', (_, type, answer, title) => {
  it(`that comes to ${JSON.stringify(answer)} says: ${title}`, async () => {
    server.serve({ [GAME]: aWireLotteryDetail({ id: 1, type }), [DRAW]: answer });
    const { user } = draw();
    await user.click(await button('抽一次，50 积分'));
    const result = await screen.findByRole('dialog', { name: title });
    expect(within(result).getByRole('button', { name: '知道了' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(drawnWith()).toHaveLength(1);
    expect(readAttempt('1', PHONE, evening)).toBeNull();
  });
});

it('a grid says the chance of each prize in its cell', async () => {
  server.serve({ [GAME]: aWireLotteryDetail({ id: 1, type: 2 }) });
  const { container } = draw();
  await button('抽一次，50 积分');
  const cells = [...container.querySelectorAll('[data-game="grid"] small')];
  expect(cells.map(({ textContent }) => textContent)).toEqual(['30%', '60%', '10%']);
});

it('shows the new points and tries after a draw', async () => {
  server.serve({ [DRAW]: 1 });
  const { user: person } = draw();
  const press = await button('抽一次，50 积分');
  server.serve({ [GAME]: aWireLotteryDetail({ id: 1, has_draw: 1 }), 'GET user': user(410) });
  await person.click(press);
  await person.click(await button('知道了'));
  expect(await screen.findByText('410')).toBeInTheDocument();
  expect(screen.getByText('4 / 5')).toBeInTheDocument();
});

it('is drawn once, however often it is pressed', async () => {
  let answer: (place: number) => void = () => undefined;
  server.serve({ [DRAW]: () => new Promise<number>((resolve) => (answer = resolve)) });
  const { user } = draw();
  const press = await button('抽一次，50 积分');
  await user.dblClick(press);
  await user.click(screen.getByRole('button', { name: '正在开奖' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(drawnWith()).toHaveLength(1));
  expect(screen.getByRole('status', { name: '' })).toBeInTheDocument();
  answer(1);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(drawnWith()).toHaveLength(1);
});

it('asks again with the same key where the answer was lost', async () => {
  const answers = [() => Response.error(), () => 0];
  server.serve({ [DRAW]: () => answers.shift()?.() ?? 1 });
  const { user } = draw();
  await user.click(await button('抽一次，50 积分'));
  expect(await screen.findByRole('dialog', { name: '抽中了：20 积分' })).toBeInTheDocument();
  const keys = drawnWith();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a draw that was not seen is asked for again, not made anew', async () => {
  const { key } = openAttempt('1', PHONE, evening);
  server.serve({ [DRAW]: 0 });
  const { user } = draw();
  await user.click(await button('查看上一次的结果'));
  expect(await screen.findByRole('dialog', { name: '抽中了：20 积分' })).toBeInTheDocument();
  expect(drawnWith()).toEqual([key]);
  await user.click(await button('知道了'));
  expect(await button('抽一次，50 积分')).toBeInTheDocument();
});

it('says that nothing was taken when a draw is refused', async () => {
  server.serve({ [DRAW]: refuse('积分不够', 50001, 401, 'conflict') });
  const { user } = draw();
  await user.click(await button('抽一次，50 积分'));
  expect(await screen.findByText('积分不够。这次没有扣积分。')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readAttempt('1', PHONE, evening)).toBeNull();
});

it('says that it is not known when no answer comes, and keeps the draw', async () => {
  server.serve({ [DRAW]: () => Response.error() });
  const { user } = draw();
  await user.click(await button('抽一次，50 积分'));
  expect(await screen.findByText(/还不知道这次有没有扣积分/)).toBeInTheDocument();
  expect(new Set(drawnWith()).size).toBe(1);
  expect(await button('查看上一次的结果')).toBeInTheDocument();
});

it.each([
  ['too few points', {}, 20, '积分不够，还差 30'],
  ['no tries', { has_draw: 5 }, 460, '今天的 5 次机会已用完，明天再来'],
])('with %s the button says so and draws nothing', async (_, more, points, reason) => {
  server.serve({ [GAME]: aWireLotteryDetail({ id: 1, ...more }), 'GET user': user(points) });
  const { user: person } = draw();
  const press = await button(reason);
  expect(press).toHaveAttribute('aria-disabled', 'true');
  await person.click(press);
  expect(drawnWith()).toEqual([]);
  expect(screen.queryByRole('button', { name: '不看动画，直接开奖' })).not.toBeInTheDocument();
});

it.each([
  ['closed', { is_hidden: 0 }, '活动已关闭'],
  ['over', { is_hidden: 0, end_time: '2026-11-20 22:00:00' }, '活动已结束'],
  ['yet to come', { is_hidden: 0, start_time: '2026-11-21 08:00:00' }, '11月21日 08:00 开始'],
  ['without prizes', { integral_prize: [] }, '抽奖还没准备好'],
])('one that is %s is covered with the reason', async (_, more, reason) => {
  server.serve({ [GAME]: aWireLotteryDetail({ id: 1, ...more }) });
  const { container } = draw();
  expect(await screen.findByText(reason, { selector: 'p' })).toBeInTheDocument();
  expect(await button(reason)).toHaveAttribute('aria-disabled', 'true');
  const game = container.querySelector('[data-game]');
  if (game) expect(game).toHaveAttribute('data-closed');
});

it('opens by the clock of the shop, without being asked for', async () => {
  server.serve({ [GAME]: aWireLotteryDetail({ id: 1, is_hidden: 0, start_time: '2026-11-20 23:00:01' }) });
  const begun = Date.now();
  draw({ now: () => evening + (Date.now() - begun) });
  expect(await button(/开始/)).toBeInTheDocument();
  expect(await button('抽一次，50 积分')).toBeInTheDocument();
});

it('leads a prize that is sent straight to its order', async () => {
  server.serve({
    [DRAW]: 2,
    'GET integralDrawLog': ({ query }) => wirePage(query.has('user') ? [aWireDrawLog({ id: 77, state_code: 0 })] : []),
  });
  const { user } = draw();
  await user.click(await button('不看动画，直接开奖'));
  const result = within(await screen.findByRole('dialog', { name: '抽中了：保温杯' }));
  expect(await result.findByRole('link', { name: '填地址领取' })).toHaveAttribute(
    'href',
    '/indent/create?integral_draw_log_id=77',
  );
});

it('shows a prize by the list it was drawn from, when that has changed', async () => {
  server.serve({ [DRAW]: 0 });
  const { user } = draw();
  const press = await button('抽一次，50 积分');
  server.serve({ [GAME]: aWireLotteryDetail({ id: 1, integral_prize: [aWirePrize({ id: 8, name: '雨伞' })] }) });
  await user.click(press);
  expect(await screen.findByRole('dialog', { name: '抽中了：雨伞' })).toBeInTheDocument();
});

it('leaves it to the record when the prize is in no list', async () => {
  server.serve({ [DRAW]: 9 });
  const { user } = draw();
  await user.click(await button('抽一次，50 积分'));
  expect(await screen.findByRole('dialog', { name: '抽奖完成' })).toBeInTheDocument();
});

it('sorts the winners, and turns their pages, in the address', async () => {
  server.serve({ 'GET integralDrawLog': wirePage([aWireDrawLog({ id: 9 })], 25, 10) });
  const { user, router } = draw();
  await user.click(await screen.findByRole('button', { name: '中奖时间' }));
  await waitFor(() => expect(router.state.location.search).toBe('?id=1&sort=oldest'));
  await waitFor(() => expect(server.asked.at(-1)?.query.get('sort')).toBe('created_at'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute(
      'href',
      '/user/integralDraw?id=1&page=2&sort=oldest',
    ),
  );
});

it('keeps game and draw when the winners do not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.serve({ 'GET integralDrawLog': refuse('', 0, 503, 'unavailable') });
  draw();
  expect(await screen.findByRole('alert', { name: '' })).toBeInTheDocument();
  expect(await button('抽一次，50 积分')).toBeInTheDocument();
  expect(await button('重试')).toBeInTheDocument();
});

it('remembers the switch of the sound, which is off at first', async () => {
  const { user } = draw();
  const sound = await screen.findByRole('switch', { name: '声音' });
  expect(sound).not.toBeChecked();
  await user.click(sound);
  expect(sound).toBeChecked();
  expect(localStorage.getItem('jishi_DrawSound')).toBe('on');
});

it('tells what stands beside it the lottery and the last draw', async () => {
  server.serve({ [DRAW]: 0 });
  const Beside = ({ lottery, lastDraw }: BesideProps) => (
    <p>
      beside {lottery.name}: {lastDraw?.prize?.name ?? 'none'}
    </p>
  );
  const { user } = drawScreen(<LotteryScreen Beside={Beside} />, { path: '/user/integralDraw?id=1' });
  expect(await screen.findByText('beside 秋收大转盘: none')).toBeInTheDocument();
  await user.click(await button('抽一次，50 积分'));
  await user.click(await button('知道了'));
  expect(screen.getByText(/beside .*: 20 积分/)).toBeInTheDocument();
});

it('says that there is no such lottery', async () => {
  server.serve({ [GAME]: null });
  draw();
  expect(await screen.findByRole('heading', { level: 1, name: '这个抽奖活动不存在' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看看抽奖活动' })).toHaveAttribute('href', '/user/integralDraw/list');
});

it('speaks English', async () => {
  server.serve({ [DRAW]: 1 });
  const { user } = draw({ lang: 'en' });
  await user.click(await button('Draw once, 50 points'));
  expect(await screen.findByRole('dialog', { name: 'Nothing this time' })).toBeInTheDocument();
});

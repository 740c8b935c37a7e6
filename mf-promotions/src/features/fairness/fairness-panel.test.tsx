import { refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireLotteryDetail, aWireUser } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { LotteryScreen } from '../lottery/lottery-screen.tsx';
import { DrawsCard } from './draws-card.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import { readNote } from './model/notes.ts';
import { aProof, seed } from './testing/a-proof.ts';

const { day, prizes, places, receipt, word } = aProof();
const sealedDay = { day: day.day, commitment: day.hash, seed: null, published_at: day.publishedAt };
const openDay = { ...sealedDay, seed };
const wireDraw = (over: Record<string, unknown> = {}) => ({
  ...{ id: 7, algorithm: 'jishi-draw-1', integral_draw: { id: 1, name: '秋收大转盘' }, type: 1, user_id: 17 },
  ...{ number: 12, draw: 1, word, prizes: prizes.map(({ id, ...prize }) => ({ ...prize, id: Number(id) })) },
  ...{ shown: places[0], receipt, prize_name: '谢谢参与', created_at: '2026-11-22 10:00:00' },
  ...sealedDay,
  ...over,
});
const today = { ...sealedDay, day: '2026-11-23', commitment: '12'.repeat(32), user_id: 17, draw: 2, previous: openDay };
const server = shopServer({
  'GET integralDraw/1': aWireLotteryDetail({ id: 1, name: '秋收大转盘' }),
  'GET integralDrawLog': wirePage([]),
  'GET integralDrawFair/1': today,
  'GET integralDrawProof': wirePage([wireDraw()]),
  'GET user': aWireUser({ cellphone: '13800000001', integral: { available: 460, total: 900 } }),
});

beforeEach(() => localStorage.clear());

const game = (options: Parameters<typeof draw>[1] = {}) =>
  draw(<LotteryScreen Beside={FairnessPanel} />, { path: '/user/integralDraw?id=1', ...options });
const panel = async (name = '公平可查') => within(await screen.findByRole('region', { name }));

describe('beside a game', () => {
  it('shows what the next draw is made from, and the seed of the day before', async () => {
    game();
    const shown = await panel();
    expect(await shown.findByText('12121212 12121212 … 12121212')).toBeInTheDocument();
    expect(shown.getByText('2026年11月22日的种子')).toBeInTheDocument();
    expect(shown.getByText('下一次是今天第 2 次')).toBeInTheDocument();
    await waitFor(() =>
      expect(shown.getByRole<HTMLInputElement>('textbox', { name: '你的话' }).value).toMatch(/^\w{16}$/),
    );
  });

  it('sends the own word and the fingerprint with a draw, and copies what is long', async () => {
    server.serve({ 'POST integralWinning/1': 1 });
    const { user } = game();
    const shown = await panel();
    const field = await shown.findByRole('textbox', { name: '你的话' });
    await waitFor(() => expect(field).not.toHaveValue(''));
    await user.clear(field);
    await user.type(field, 'my luck');
    await user.click(shown.getByRole('button', { name: '复制今天的种子指纹' }));
    expect(await navigator.clipboard.readText()).toBe('12'.repeat(32));
    await user.click(await screen.findByRole('button', { name: '抽一次，50 积分' }));
    await screen.findByRole('dialog');
    const asked = server.asked.find(({ method }) => method === 'POST');
    expect(asked?.body).toEqual({ word: 'my luck', commitment: '12'.repeat(32) });
  });

  it('makes another word on request', async () => {
    const { user } = game();
    const shown = await panel();
    const field = await shown.findByRole<HTMLInputElement>('textbox', { name: '你的话' });
    await waitFor(() => expect(field).not.toHaveValue(''));
    const { value } = field;
    await user.click(shown.getByRole('button', { name: '换一句' }));
    expect(field.value).not.toBe(value);
  });

  it('lets the game go on where nothing can be told', async () => {
    server.serve({ 'GET integralDrawFair/1': refuse('fault'), 'POST integralWinning/1': 1 });
    const { user } = game();
    await user.click(await screen.findByRole('button', { name: '抽一次，50 积分' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({});
  });
});

describe('a draw', () => {
  it('is noted in this browser until its seed is published', async () => {
    draw(<DrawsCard />);
    expect(await screen.findByText(/种子 2026年11月23日 00:05 公布/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /核对/ })).not.toBeInTheDocument();
    await waitFor(() => expect(readNote('7')).toMatchObject({ hash: day.hash, word, receipt }));
  });

  it('is made again step by step when the seed is known', async () => {
    server.serve({ 'GET integralDrawProof': wirePage([wireDraw(openDay)]) });
    const { user } = draw(<DrawsCard />);
    await user.click(await screen.findByRole('button', { name: '核对 2026年11月22日 10:00:00 的抽奖' }));
    expect(await screen.findByText(/从头算了一遍，结果一样/)).toBeInTheDocument();
    const steps = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(steps).toEqual(['一、打开种子', '二、签名', '三、变成一个数', '四、落在哪一格', '五、结果']);
    expect(screen.getByText(/除以 10,000 余 4,085/)).toBeInTheDocument();
    expect(screen.getByText('3,000 – 8,999 (60%) ← 4,085')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '收起 2026年11月22日 10:00:00 的核对' }));
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a seed that does not fit', { seed: 'ef'.repeat(32) }, /种子和抽奖前给你看的指纹对不上/],
    ['a result that does not follow', { shown: 0 }, /算出来的结果和当时给你的不一样/],
  ])('tells of %s', async (_, over, sentence) => {
    server.serve({ 'GET integralDrawProof': wirePage([wireDraw({ ...openDay, ...over })]) });
    const { user } = draw(<DrawsCard />);
    await user.click(await screen.findByRole('button', { name: /^核对/ }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('tells of a record that is not what was noted', async () => {
    const { unmount } = draw(<DrawsCard />);
    await waitFor(() => expect(readNote('7')).not.toBeNull());
    unmount();
    server.serve({ 'GET integralDrawProof': wirePage([wireDraw({ ...openDay, receipt: 'ab'.repeat(32) })]) });
    const { user } = draw(<DrawsCard />);
    await user.click(await screen.findByRole('button', { name: /^核对/ }));
    expect(await screen.findByText(/和这台浏览器当时记下的不一样/)).toBeInTheDocument();
  });

  it('says where there is nothing to check, and where a browser cannot', async () => {
    const older = { algorithm: null, day: null, commitment: null, shown: null, prizes: null, word: null };
    server.serve({ 'GET integralDrawProof': wirePage([wireDraw(openDay), wireDraw({ ...older, id: 6 })]) });
    const { user } = draw(<DrawsCard />, { lang: 'en' });
    expect(await screen.findByText(/older than the checks/)).toBeInTheDocument();
    vi.stubGlobal('crypto', {});
    await user.click(screen.getByRole('button', { name: /^Check the draw/ }));
    expect(await screen.findByText(/secure connection/)).toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi, type Tokens } from './api.ts';
import { operator } from './operator.ts';
import { once, signUp } from './signed-in.ts';

const DAY_MS = 86_400_000;

type Named = { zh: string; en: string };
type Prize = { kind: 'good' | 'points' | 'blank'; name: Named; good?: string; points?: number; quantity?: number };
type Wanted = {
  name: Named;
  kind: 'wheel' | 'grid' | 'slots';
  cost?: number;
  triesPerDay?: number;
  /** In days from now. */
  starts?: number;
  ends?: number;
  /** The first one is what comes out; slot machines take no odds. */
  prizes: readonly Prize[];
};

export const blank: Prize = { kind: 'blank', name: { zh: '谢谢参与', en: 'Nothing this time' } };
export const pointsPrize = (points: number): Prize => ({
  kind: 'points',
  name: { zh: `${points} 积分`, en: `${points} points` },
  points,
});
export const soap: Prize = { kind: 'good', good: 'G1113', name: { zh: '洗手液两瓶', en: 'Hand soap' }, quantity: 9 };

/** Prizes of a grid, no more and no fewer. */
const GRID = 8;
const fillers = (count: number): Prize[] => Array.from({ length: count }, () => blank);

/** A lottery of the owner's; answers its number. A grid is filled up with blanks. */
export async function openLottery({
  starts = -1,
  ends = 1,
  cost = 0,
  triesPerDay = 9,
  ...rest
}: Wanted): Promise<number> {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const all = rest.kind === 'grid' ? [...rest.prizes, ...fillers(GRID - rest.prizes.length)] : rest.prizes;
  const prizes = all.map((prize, index) => ({ ...prize, weight: index === 0 ? 1 : 0 }));
  const document = { ...rest, cost, triesPerDay, starts: at(starts), ends: at(ends), prizes };
  const folder = await mkdtemp(join(tmpdir(), 'jishi-lottery-'));
  const file = join(folder, 'lottery.json');
  await writeFile(file, JSON.stringify(document));
  const saved = JSON.parse(await operator('lotteries', 'save', '--file', file, '--json')) as { id: number };
  await rm(folder, { recursive: true });
  return saved.id;
}

/** Draws as another device would. */
export const drawByApi = (origin: string, tokens: Tokens, lottery: number): Promise<unknown> =>
  callApi(`integralWinning/${lottery}`, { body: {}, token: tokens.access_token, origin });

/** So many points for a customer, from a lottery that costs nothing. */
export async function givePoints(origin: string, tokens: Tokens, points: number): Promise<void> {
  const name = { zh: '见面礼', en: 'Welcome' };
  await drawByApi(origin, tokens, await openLottery({ name, kind: 'wheel', prizes: [pointsPrize(points), blank] }));
}

/** Draws of a customer in a lottery today. */
export const drawsOf = async (origin: string, tokens: Tokens, lottery: number): Promise<number> =>
  (await callApi<{ has_draw: number }>(`integralDraw/${lottery}`, { token: tokens.access_token, origin })).has_draw;

/** A new customer who has won points and spent some on a draw. */
export const customerWithDraws = (origin: string): Promise<Tokens> =>
  once(`${origin} draws`, async () => {
    const tokens = await signUp(origin);
    await givePoints(origin, tokens, 100);
    const name = { zh: '换一换', en: 'Swap shop' };
    const lottery = await openLottery({ name, kind: 'wheel', cost: 40, prizes: [pointsPrize(5), blank] });
    await drawByApi(origin, tokens, lottery);
    return tokens;
  });

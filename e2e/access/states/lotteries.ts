import { expectHydrated } from '../../support/hydrated.ts';
import { openLottery, pointsPrize } from '../../support/lotteries.ts';
import { fulfillOneDraw } from '../../support/proven-draw.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

const game = 'mf_promotions/lottery';
const games = {
  wheel: { id: 1, heading: { zh: '秋收大转盘', en: 'Harvest wheel' } },
  grid: { id: 2, heading: { zh: '九宫格寻宝', en: 'Nine-square hunt' } },
  slots: { id: 3, heading: { zh: '水果老虎机', en: 'Fruit reels' } },
} as const;

const past = { zh: '昨天的九宫格', en: 'Squares of old' };

const pathOf = (name: keyof typeof games) => `/user/integralDraw?id=${games[name].id}`;

const ended = new Map<string, Promise<number>>();

/** A grid that ended yesterday; one for each worker. */
async function atEnded(visit: Visit): Promise<void> {
  const { origin } = visit;
  const made =
    ended.get(origin) ??
    openLottery({ name: past, kind: 'grid', starts: -2, ends: -1, prizes: [pointsPrize(50), pointsPrize(5)] });
  ended.set(origin, made);
  await signedInAt(`/user/integralDraw?id=${await made}`)(visit);
}

/** Draws, and comes to a result: of the answer alone, nothing is taken. */
const drawn = (name: keyof typeof games, answer: number | number[]) => async (visit: Visit) => {
  await visit.page.route('**/api/v1/app/integralWinning/*', (route) =>
    route.fulfill({ json: { result: 'ok', message: answer } }),
  );
  await signedInAt(pathOf(name))(visit);
  const still = visit.lang === 'en' ? 'Draw without the animation' : '不看动画，直接开奖';
  await visit.page.getByRole('button', { name: still }).click();
  await visit.page.getByRole('dialog').waitFor();
};

/** The wheel for who has drawn once. It is opened from the list, so that the browser asks about the draw. */
const withOneDraw = (when: 'today' | 'yesterday') => async (visit: Visit) => {
  await fulfillOneDraw(visit.page, when === 'today');
  await signedInAt('/user/integralDraw/list')(visit);
  const link = visit.page.getByRole('main').getByRole('link', { name: games.wheel.heading[visit.lang] });
  await expectHydrated(link);
  await link.click();
  await visit.page.getByText(visit.lang === 'en' ? 'Draw 1, your word: plum' : '第 1 次，你的话：plum').waitFor();
};

const checked = async (visit: Visit) => {
  await withOneDraw('yesterday')(visit);
  await visit.page.getByRole('button', { name: visit.lang === 'en' ? /^Check the draw/ : /^核对/ }).click();
};

/** Lotteries: the list, each game, what can be in the way, both results, and the record. */
export const lotteryStates: readonly PageState[] = [
  {
    route: 'mf_promotions/lotteries',
    name: 'several games',
    heading: { zh: '积分抽奖', en: 'Points lottery' },
    open: signedInAt('/user/integralDraw/list'),
  },
  { route: game, name: 'a wheel', heading: games.wheel.heading, open: signedInAt(pathOf('wheel')) },
  { route: game, name: 'a grid', heading: games.grid.heading, open: signedInAt(pathOf('grid')) },
  { route: game, name: 'a slot machine', heading: games.slots.heading, open: signedInAt(pathOf('slots')) },
  {
    route: game,
    name: 'too few points',
    heading: games.wheel.heading,
    shows: { zh: '积分不够，还差 50', en: '50 points short' },
    open: signedInAt(pathOf('wheel'), emptyCustomer),
  },
  {
    route: game,
    name: 'over',
    heading: past,
    shows: { zh: '活动已结束', en: 'This lottery is over' },
    open: atEnded,
  },
  {
    route: game,
    name: 'won',
    heading: { zh: '抽中了：50 积分', en: 'You won: 50 points' },
    level: 2,
    open: drawn('grid', 1),
  },
  {
    route: game,
    name: 'lost',
    heading: { zh: '这次没抽中', en: 'Nothing this time' },
    level: 2,
    open: drawn('slots', [0, 0, 1]),
  },
  {
    route: game,
    name: 'a draw that can be checked tomorrow',
    heading: games.wheel.heading,
    shows: { zh: '到时候可以从头算一遍', en: 'then you can do it all again' },
    open: withOneDraw('today'),
  },
  {
    route: game,
    name: 'a draw that was checked',
    heading: games.wheel.heading,
    shows: { zh: '从头算了一遍，结果一样', en: 'with the same result' },
    open: checked,
  },
  {
    route: game,
    name: 'not there',
    heading: { zh: '这个抽奖活动不存在', en: 'There is no such lottery' },
    open: signedInAt('/user/integralDraw?id=999999999'),
  },
  {
    route: 'mf_promotions/prizes',
    name: 'none',
    heading: { zh: '中奖记录', en: 'Winning record' },
    shows: { zh: '还没有中奖记录', en: 'You have not won anything yet' },
    open: signedInAt('/user/integralDraw/log', emptyCustomer),
  },
];

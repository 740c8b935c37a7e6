import { lazyRequests } from '../client/lazy-requests.ts';

export type { DrawProof, DrawWish, FairDraw, OwnDraw, OwnDrawQuery, ProofPrize, SeedDay } from './fairness-model.ts';
export type {
  Draw,
  Game,
  Lottery,
  LotteryDetail,
  LotteryState,
  OwnPrize,
  OwnPrizeQuery,
  OwnPrizeState,
  Prize,
  PrizeKind,
  Winner,
  WinnerQuery,
} from './model.ts';
export { lotteryState } from './state.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const drawLottery = request('drawLottery');
export const getLottery = request('getLottery');
export const listLotteries = request('listLotteries');
export const listOwnPrizes = request('listOwnPrizes');
export const listWinners = request('listWinners');

const fairness = lazyRequests(() => import('./fairness-requests.ts'));

export const getFairDraw = fairness('getFairDraw');
export const listOwnDraws = fairness('listOwnDraws');

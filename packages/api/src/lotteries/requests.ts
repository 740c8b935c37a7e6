import * as z from 'zod/mini';
import type { ApiClient, RequestOptions } from '../client/api-client.ts';
import type { Id } from '../model/id.ts';
import type { Page, PageRequest } from '../model/page.ts';
import { pageParams } from '../wire/lists.ts';
import { parserOf, wirePage } from '../wire/parts.ts';
import { toPage } from '../wire/values.ts';
import type { DrawWish } from './fairness-model.ts';
import { toDraw, toLottery, toLotteryDetail, toOwnPrize, toWinner } from './mapping.ts';
import type { Draw, Lottery, LotteryDetail, OwnPrize, OwnPrizeQuery, Winner, WinnerQuery } from './model.ts';
import { wireDraw, wireLottery, wireLotteryDetail, wireOwnPrizePage, wireWinnerPage } from './wire.ts';

const wireLotteryPage = wirePage(wireLottery);

/** Lotteries, open ones first, newest first. */
export async function listLotteries(
  client: ApiClient,
  query: PageRequest = {},
  options?: RequestOptions,
): Promise<Page<Lottery>> {
  const params = { ...pageParams(query), sort: '-created_at' };
  return toPage(await client.get('integralDraw', parserOf(wireLotteryPage), params, options), toLottery);
}

/** A lottery with its prizes and the customer's draws of today; `null` when there is no such lottery. */
export async function getLottery(client: ApiClient, id: Id, options?: RequestOptions): Promise<LotteryDetail | null> {
  const path = `integralDraw/${encodeURIComponent(id)}`;
  const lottery = await client.get(path, parserOf(z.nullable(wireLotteryDetail)), undefined, options);
  return lottery && toLotteryDetail(lottery);
}

/**
 * Draws once and takes the points for it. Throws `conflict` (closed, too few points, no tries left, no prizes): nothing
 * was taken then.
 *
 * @param wish the same for each time the draw is asked for
 * @param options give an `idempotencyKey`: a draw that is asked for again with it is the first one, and costs nothing more
 */
export async function drawLottery(client: ApiClient, id: Id, options?: RequestOptions, wish?: DrawWish): Promise<Draw> {
  const path = `integralWinning/${encodeURIComponent(id)}`;
  const body = wish && { word: wish.word, commitment: wish.seedHash };
  return toDraw(await client.post(path, parserOf(wireDraw), body, options));
}

/** What was won in a lottery, by anybody; newest first unless asked otherwise. */
export async function listWinners(
  client: ApiClient,
  { lotteryId, oldestFirst, ...page }: WinnerQuery,
  options?: RequestOptions,
): Promise<Page<Winner>> {
  const params = {
    integral_draw_id: Number(lotteryId),
    ...pageParams(page),
    sort: oldestFirst ? 'created_at' : '-created_at',
  };
  return toPage(await client.get('integralDrawLog', parserOf(wireWinnerPage), params, options), toWinner);
}

/** The customer's own prizes: those to redeem first, then newest first unless asked otherwise. */
export async function listOwnPrizes(
  client: ApiClient,
  { oldestFirst, ...page }: OwnPrizeQuery = {},
  options?: RequestOptions,
): Promise<Page<OwnPrize>> {
  const params = { user: true, ...pageParams(page), sort: oldestFirst ? 'created_at' : '-created_at' };
  return toPage(await client.get('integralDrawLog', parserOf(wireOwnPrizePage), params, options), toOwnPrize);
}

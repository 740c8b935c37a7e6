import { z } from 'zod';
import { type Lang, type LocalText, pickText } from '../../../kernel/texts/languages.ts';
import { type ResourceRow, resourceSchema, toWireResource } from '../../../kernel/wire/resource.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { type DrawState, drawStates, lotteryKinds } from '../../../kernel/words/lotteries.ts';
import type { DrawLog, Lottery, Prize, WonPrize } from '../records/lottery-records.ts';
import { isOpen } from '../records/opening.ts';
import { isProducts, isWin } from '../records/prize-kinds.ts';
import { lapsesAt } from '../records/redeem-time.ts';

export type Wording = { lang: Lang; times: Times; now: Date };
/** Pictures by prize. */
export type PrizePictures = ReadonlyMap<number, readonly ResourceRow[]>;

const lotteryFields = {
  id: z.int(),
  name: z.string(),
  type: z.int().meta({ description: '1 wheel, 2 nine-square grid, 3 slot machine' }),
  is_hidden: z.int().meta({ description: '1 open, 0 closed' }),
  is_enabled: z
    .boolean()
    .meta({ description: 'switched on: opens by the clock; false: closed, before its start as well' }),
  explain: z.string().nullable(),
  style: z.string().nullable(),
  integral: z.int().meta({ description: 'points of a draw' }),
  tries: z.int().meta({ description: 'draws a day, 0 without a limit' }),
  start_time: z.string(),
  end_time: z.string(),
  deleted_at: z.null(),
  created_at: z.string(),
  updated_at: z.string(),
};

const prizeFields = {
  id: z.int(),
  integral_draw_id: z.int(),
  model_id: z.int().nullable(),
  model_type: z.string().nullable(),
  name: z.string(),
  value: z.string().nullable(),
  recycle: z.int(),
  quantity: z.int(),
  residue: z.int(),
  probability: z.int(),
  sort: z.int(),
  is_hidden: z.int(),
  is_win: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  resource: resourceSchema.nullable(),
};

/** A row of `GET integralDraw`. */
export const lotteryResponse = z.object({ ...lotteryFields, server_time: z.string() });

/** `GET integralDraw/{id}`; `has_draw`: draws of the customer today in this lottery. */
export const lotteryDetailResponse = z.object({
  ...lotteryFields,
  server_time: z.string(),
  has_draw: z.int(),
  integral_prize: z.array(z.object(prizeFields)),
});

/** A row of `GET integralDrawLog`: `state` is a number among the winners and a label among one's own. */
export const drawLogResponse = z.object({
  id: z.int(),
  integral_draw_id: z.int(),
  user_id: z.int(),
  integral_prize_id: z.int(),
  model_id: z.int().nullable(),
  model_type: z.string().nullable(),
  state: z.union([z.int(), z.string()]),
  state_code: z.int().meta({ description: '0 to redeem, 1 redeemed, 2 turned into points' }),
  created_at: z.string(),
  updated_at: z.string(),
  integral_prize: z.object(prizeFields),
  integral_draw: z.object({ id: z.int(), name: z.string(), type: z.int() }).optional(),
  username: z.string().optional(),
  redeem_before: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'own prizes only: when a good that waits for its order turns into points' }),
});

/** Kinds of prizes, and what redeemed them, as the wire names them. */
const classes: Readonly<Record<string, string>> = {
  good: 'App\\Models\\v1\\GoodSku',
  good_sku: 'App\\Models\\v1\\GoodSku',
  points: 'App\\Models\\v1\\IntegralConfiguration',
  coupon: 'App\\Models\\v1\\Coupon',
  balance: 'App\\Models\\v1\\MoneyLog',
  order: 'App\\Models\\v1\\GoodIndent',
  points_log: 'App\\Models\\v1\\IntegralLog',
  money_log: 'App\\Models\\v1\\MoneyLog',
  user_coupon: 'App\\Models\\v1\\UserCoupon',
};

/** Labels clients compare literally. */
const states: Readonly<Record<DrawState, LocalText>> = {
  open: { zh: '未兑换', en: 'Unconverted' },
  redeemed: { zh: '已兑换', en: 'Converted' },
  recycled: { zh: '已回收', en: 'Recycled' },
};

export function toLottery(lottery: Lottery, { lang, times, now }: Wording): z.output<typeof lotteryResponse> {
  return {
    id: lottery.id,
    name: pickText(lottery.name, lang),
    type: lotteryKinds.numbers[lottery.type],
    is_hidden: isOpen(lottery, now) ? 1 : 0,
    is_enabled: lottery.isActive,
    explain: lottery.explain && pickText(lottery.explain, lang),
    style: lottery.style,
    integral: lottery.cost,
    tries: lottery.tries,
    start_time: times.text(lottery.startTime),
    end_time: times.text(lottery.endTime),
    server_time: times.text(now),
    deleted_at: null,
    created_at: times.text(lottery.createdAt),
    updated_at: times.text(lottery.updatedAt),
  };
}

export function toLotteryDetail(
  lottery: Lottery,
  prizes: readonly Prize[],
  drawsToday: number,
  pictures: PrizePictures,
  wording: Wording,
): z.output<typeof lotteryDetailResponse> {
  return {
    ...toLottery(lottery, wording),
    has_draw: drawsToday,
    integral_prize: prizes.map((prize) => toPrize(prize, pictures, wording)),
  };
}

/** Among everybody's winners: the name is masked, and what redeemed the prize stays between its winner and the shop. */
export function toWinner(
  { log, prize }: WonPrize,
  username: string,
  pictures: PrizePictures,
  wording: Wording,
): z.output<typeof drawLogResponse> {
  const fields = toLog(log, prize, pictures, wording);
  return { ...fields, model_id: null, model_type: null, state: fields.state_code, username };
}

export function toOwnPrize(
  { log, prize, lottery }: WonPrize,
  pictures: PrizePictures,
  wording: Wording,
): z.output<typeof drawLogResponse> {
  return {
    ...toLog(log, prize, pictures, wording),
    state: pickText(states[log.state], wording.lang),
    integral_draw: {
      id: lottery.id,
      name: pickText(lottery.name, wording.lang),
      type: lotteryKinds.numbers[lottery.type],
    },
    redeem_before: isProducts(prize) && log.state === 'open' ? wording.times.text(lapsesAt(log.drawnAt)) : null,
  };
}

function toLog(log: DrawLog, prize: Prize, pictures: PrizePictures, wording: Wording) {
  const { times } = wording;
  return {
    id: log.id,
    integral_draw_id: log.lotteryId,
    user_id: log.userId,
    integral_prize_id: prize.id,
    model_id: log.modelId,
    model_type: classOf(log.modelType),
    state_code: drawStates.numbers[log.state],
    created_at: times.text(log.createdAt),
    updated_at: times.text(log.updatedAt),
    integral_prize: toPrize(prize, pictures, wording),
  };
}

function toPrize(prize: Prize, pictures: PrizePictures, { lang, times }: Wording) {
  const [picture] = pictures.get(prize.id) ?? [];
  return {
    id: prize.id,
    integral_draw_id: prize.lotteryId,
    model_id: prize.modelId,
    model_type: classOf(prize.modelType),
    name: pickText(prize.name, lang),
    value: prize.value,
    recycle: prize.recyclePoints,
    quantity: prize.quantity,
    residue: prize.remaining,
    probability: prize.weight,
    sort: prize.sort,
    is_hidden: Number(prize.isHidden),
    is_win: isWin(prize),
    created_at: times.text(prize.createdAt),
    updated_at: times.text(prize.updatedAt),
    resource: picture ? toWireResource(picture, times) : null,
  };
}

const classOf = (kind: string | null): string | null => kind && (classes[kind] ?? null);

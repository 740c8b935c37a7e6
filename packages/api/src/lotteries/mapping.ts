import { wordOfLabel } from '../wire/labels.ts';
import { wordOf } from '../wire/numbers.ts';
import { toFlag, toNumber, toOptionalId, toOptionalText, toPicture } from '../wire/values.ts';
import type {
  Draw,
  Lottery,
  LotteryDetail,
  LotteryState,
  OwnPrize,
  OwnPrizeState,
  Prize,
  PrizeKind,
  Winner,
} from './model.ts';
import { lotteryState } from './state.ts';
import type { WireDraw, WireLottery, WireLotteryDetail, WireOwnPrize, WirePrize, WireWinner } from './wire.ts';

const gameNumbers = { wheel: 1, grid: 2, 'slot-machine': 3 } as const;
const stateNumbers = { open: 0, redeemed: 1, recycled: 2 } as const satisfies Record<OwnPrizeState, number>;
/** Labels of servers without `state_code` (1.7). */
const stateLabels = {
  open: { zh: '未兑换', en: 'Unconverted' },
  redeemed: { zh: '已兑换', en: 'Converted' },
  recycled: { zh: '已回收', en: 'Recycled' },
} as const;
/** Last words of class names (1.7). */
const prizeKinds: Readonly<Record<string, PrizeKind>> = {
  Good: 'product',
  GoodSku: 'product',
  IntegralConfiguration: 'points',
  Coupon: 'coupon',
  MoneyLog: 'balance',
};
const ORDER = 'GoodIndent';

export function toLottery(wire: WireLottery): Lottery {
  const startsAt = wire.start_time ?? '';
  const endsAt = wire.end_time ?? '';
  const serverTime = toOptionalText(wire.server_time);
  const known = { state: wireState(wire), startsAt, endsAt, serverTime };
  return {
    ...known,
    id: String(wire.id),
    name: wire.name,
    game: wordOf(gameNumbers, wire.type) ?? 'wheel',
    state: serverTime ? lotteryState(known, serverTime) : known.state,
    price: toNumber(wire.integral),
    triesPerDay: toNumber(wire.tries) || null,
    rules: toOptionalText(wire.explain),
  };
}

/** `is_hidden` says the reverse of its name, and 0 of one that has not begun as well as of one that was switched off. */
function wireState({ is_hidden, is_enabled, start_time, server_time }: WireLottery): LotteryState {
  if (toFlag(is_hidden)) return 'open';
  const isOff = is_enabled !== null && is_enabled !== undefined && !toFlag(is_enabled);
  return !isOff && start_time && server_time && server_time < start_time ? 'upcoming' : 'closed';
}

export function toLotteryDetail(wire: WireLotteryDetail): LotteryDetail {
  return { ...toLottery(wire), drawsToday: toNumber(wire.has_draw), prizes: wire.integral_prize.map(toPrize) };
}

export function toDraw(wire: WireDraw): Draw {
  return { places: typeof wire === 'number' ? [wire] : wire };
}

export function toWinner(wire: WireWinner): Winner {
  return {
    id: String(wire.id),
    prize: toPrize(wire.integral_prize),
    name: wire.username ?? '',
    wonAt: wire.created_at ?? '',
  };
}

export function toOwnPrize(wire: WireOwnPrize): OwnPrize {
  const { integral_draw: lottery } = wire;
  return {
    id: String(wire.id),
    lottery: lottery ? { id: String(lottery.id), name: lottery.name } : null,
    prize: toPrize(wire.integral_prize),
    state:
      wordOf(stateNumbers, wire.state_code) ??
      wordOf(stateNumbers, wire.state) ??
      wordOfLabel(stateLabels, wire.state) ??
      'redeemed',
    orderId: lastWord(wire.model_type) === ORDER ? toOptionalId(wire.model_id) : null,
    wonAt: wire.created_at ?? '',
    redeemBefore: toOptionalText(wire.redeem_before),
  };
}

function toPrize(wire: WirePrize): Prize {
  const type = lastWord(wire.model_type);
  const kind = type === null ? 'nothing' : (prizeKinds[type] ?? 'product');
  const hasAmount = kind === 'points' || kind === 'balance';
  return {
    id: String(wire.id),
    name: wire.name,
    kind,
    // Servers without the flag: anything but a blank is won.
    isWin: wire.is_win === null || wire.is_win === undefined ? type !== null : toFlag(wire.is_win),
    picture: toPicture(wire.resource),
    value: hasAmount ? toNumber(wire.value) : null,
    recycledPoints: toNumber(wire.recycle),
    weight: toNumber(wire.probability),
    left: toNumber(wire.quantity, -1) < 0 ? null : toNumber(wire.residue),
  };
}

const lastWord = (className: string | null | undefined): string | null =>
  toOptionalText(className)?.split('\\').at(-1) ?? null;

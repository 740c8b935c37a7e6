import type { ShopTime } from '../model/shop-time.ts';
import type { Lottery, LotteryState } from './model.ts';

type Known = Pick<Lottery, 'state' | 'startsAt' | 'endsAt' | 'serverTime'>;

/**
 * Whether a lottery can be played at a moment of the shop's clock. Shop times compare as text. An upcoming one opens by the
 * clock; a closed one stays so until its end, or until the server says otherwise.
 */
export function lotteryState({ state, startsAt, endsAt }: Known, now: ShopTime): LotteryState {
  if (endsAt && now >= endsAt) return 'ended';
  if (state === 'closed') return 'closed';
  if (startsAt && now < startsAt) return 'upcoming';
  return state === 'upcoming' ? 'open' : state;
}

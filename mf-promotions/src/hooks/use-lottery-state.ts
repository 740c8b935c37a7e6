import { type Lottery, type LotteryState, lotteryState } from '@jishi/api/lotteries';
import { useFirstNow, useShop } from '@jishi/contracts';
import { formatDate, toInstant } from '@jishi/i18n';
import { useEffect, useState } from 'react';

/** Timers take no more; who waits longer is woken in between. */
const LONGEST_MS = 2 ** 31 - 1;

type Turning = Pick<Lottery, 'state' | 'startsAt' | 'endsAt' | 'serverTime'>;

/** Whether a lottery can be played now, by the shop's clock: it opens and ends on the page without being asked for. */
export function useLotteryState(lottery: Turning): LotteryState {
  const { now } = useShop();
  const first = useFirstNow();
  const [at, setAt] = useState(first);
  const { startsAt, endsAt } = lottery;
  useEffect(() => {
    const turns = [startsAt, endsAt].map((time) => toInstant(time) ?? 0).filter((turn) => turn > at);
    if (turns.length === 0) return;
    const timer = setTimeout(() => setAt(now()), Math.min(LONGEST_MS, Math.max(0, Math.min(...turns) - now())));
    return () => clearTimeout(timer);
  }, [startsAt, endsAt, now, at]);
  return lotteryState(lottery, formatDate(at, 'date-time'));
}

import type { DeliveryEstimate } from '@jishi/api/addresses';
import { useTexts } from '../messages/texts.ts';
import { dayParts, daysAway } from '../model/arrival-day.ts';

type Arrival = Pick<DeliveryEstimate, 'arrives'> & {
  /** `null`: no day is called today or tomorrow. */
  serverTime: string | null;
};

/** When goods arrive, as people say it: tomorrow, or `11月24日（周二）`, `Tue 24 Nov`; `null` where the shop names no day. */
export function useArrivalText({ arrives, serverTime }: Arrival): string | null {
  const text = useTexts();
  if (!arrives) return null;
  const { from, until } = arrives;
  const namesOf = (key: 'delivery.weekdays' | 'delivery.months') => text(key).split(' ');
  const day = (one: string) => {
    const away = serverTime === null ? null : daysAway(one, serverTime);
    if (away === 0 || away === 1) return text(`delivery.day-${away}`);
    const parts = dayParts(one);
    if (!parts) return '';
    const weekday = namesOf('delivery.weekdays')[parts.weekday] ?? '';
    const month = namesOf('delivery.months')[parts.month] ?? '';
    return text('delivery.on', { month, day: parts.number, weekday });
  };
  return from === until
    ? text('delivery.arrives', { day: day(from) })
    : text('delivery.arrives-between', { from: day(from), until: day(until) });
}

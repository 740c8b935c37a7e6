import { type FlashSaleSlot, flashSaleSlots } from '@jishi/api/flash-sales';
import { shopTime, toInstant } from '@jishi/i18n';

const two = (value: number): string => String(value).padStart(2, '0');

/** The slot that is on at a moment and the four after it. @param moment epoch ms on the shop's clock */
export function slotsAt(moment: number): FlashSaleSlot[] {
  const at = shopTime(moment);
  if (!at) return [];
  const { year, month, day, hour, minute, second } = at;
  return flashSaleSlots(`${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`);
}

/** When the slot that is on at a moment is over, epoch ms. */
export const slotEndAfter = (moment: number): number | undefined => toInstant(slotsAt(moment)[0]?.endsAt ?? '');

/** The day of a slot as seen from a moment; five slots of two hours reach into tomorrow at most. */
export const slotDay = (startsAt: string, moment: number): 'today' | 'tomorrow' =>
  shopTime(startsAt)?.day === shopTime(moment)?.day ? 'today' : 'tomorrow';

import { addSeconds, type ShopTime } from '../model/shop-time.ts';
import type { FlashSaleSlot } from './model.ts';

const SLOT_SECONDS = 2 * 60 * 60;

/** The slot a moment lies in and the ones after it (five in all by default); slots start at even hours. */
export function flashSaleSlots(now: ShopTime, count = 5): FlashSaleSlot[] {
  const hour = Number(now.slice(11, 13));
  const even = String(hour - (hour % 2)).padStart(2, '0');
  const first = `${now.slice(0, 11)}${even}:00:00`;
  return Array.from({ length: count }, (_, index) => ({
    startsAt: addSeconds(first, index * SLOT_SECONDS),
    endsAt: addSeconds(first, (index + 1) * SLOT_SECONDS),
    isCurrent: index === 0,
  }));
}

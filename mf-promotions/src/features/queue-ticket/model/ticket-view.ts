import type { SalePlace } from '@jishi/api/flash-sales';

/** What a ticket shows. `hidden`: there is nothing to say of the place. */
export type TicketView = 'hidden' | 'waiting' | 'turn' | 'lapsed' | 'gone' | 'over' | 'lost';

/** What of a place is shown. `misses`: how often in a row nothing was heard of it; one alone is not worth a word. */
export function ticketView(
  place: SalePlace | null,
  { misses, dismissedId }: { misses: number; dismissedId: string | null },
): TicketView {
  if (!place || place.id === dismissedId) return 'hidden';
  switch (place.state) {
    case 'waiting':
      return misses > 1 ? 'lost' : 'waiting';
    case 'turn':
      return 'turn';
    case 'lapsed':
      return 'lapsed';
    case 'sold-out':
      return 'gone';
    case 'sale-over':
      return 'over';
    default:
      return 'hidden';
  }
}

/** How far somebody has come since they lined up, 0 to 1. */
export function progressOf({ position, number }: Pick<SalePlace, 'position' | 'number'>): number {
  if (position === null || number < 1) return 1;
  return Math.min(1, Math.max(0, 1 - position / Math.max(number, position)));
}

/** The number on the slip: the hour of the sale and the order of arrival, such as `14-0587`. */
export function ticketNumber({ saleStartsAt, number }: Pick<SalePlace, 'saleStartsAt' | 'number'>): string {
  return `${saleStartsAt.slice(11, 13)}-${String(number).padStart(4, '0')}`;
}

/** Minutes and seconds, such as `2:47`. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

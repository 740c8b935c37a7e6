import type { FlashSaleSlot } from '@jishi/api/flash-sales';
import { paths, withQuery } from '@jishi/contracts';
import { pageNumber } from '@jishi/part-kit/page-number';

export const pageSizes = [10, 20, 30, 40] as const;
type PageSize = (typeof pageSizes)[number];

const DEFAULT_SIZE: PageSize = 20;

/** What the page shows, as it stands in the address. */
export type SlotAddress = {
  /** Start of a slot that is to come, shop time; `null`: whichever is on now. */
  slot: string | null;
  page: number;
  pageSize: PageSize;
};

/** Addresses name a slot by day and hour: `2026-11-20-22`. */
const nameOf = (startsAt: string): string => `${startsAt.slice(0, 10)}-${startsAt.slice(11, 13)}`;

/**
 * Reads an address by the slots there are now. A slot that is on, over, too far away or none at all counts as the one that is on;
 * of one that is over the page is forgotten too.
 *
 * @param slots the one that is on and those to come
 */
export function readSlotAddress(query: URLSearchParams, slots: readonly FlashSaleSlot[]): SlotAddress {
  const size = Number(query.get('size'));
  const pageSize = pageSizes.find((known) => known === size) ?? DEFAULT_SIZE;
  const named = query.get('slot');
  const chosen = named === null ? undefined : slots.find(({ startsAt }) => nameOf(startsAt) === named);
  const isLost = named !== null && chosen === undefined;
  return {
    slot: chosen && !chosen.isCurrent ? chosen.startsAt : null,
    page: isLost ? 1 : pageNumber(query.get('page')),
    pageSize,
  };
}

/** The path of an address, defaults left out: what is on now has the plain path. */
export const slotPath = ({ slot, page, pageSize }: SlotAddress): string =>
  withQuery(paths.flashSales(), {
    slot: slot === null ? null : nameOf(slot),
    size: pageSize === DEFAULT_SIZE ? null : pageSize,
    page: page === 1 ? null : page,
  });

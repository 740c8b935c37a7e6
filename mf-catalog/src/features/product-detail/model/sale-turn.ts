import type { FlashSale } from '@jishi/api/flash-sales';

/** When a sale becomes something else: the end of a running one, the start of a coming one. */
export const turnOf = ({ state, startsAt, endsAt }: Pick<FlashSale, 'state' | 'startsAt' | 'endsAt'>): string =>
  state === 'running' ? endsAt : startsAt;

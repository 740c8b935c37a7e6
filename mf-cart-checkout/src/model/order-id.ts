import { isId } from '@jishi/contracts/ids';

/** The id of an order in an address; `null` when it is none (such an address is a 404). */
export const readOrderId = (query: URLSearchParams): string | null => readId(query.get('id'));

const PRIZE = 'integral_draw_log_id';

/** The draw whose prize is to be ordered; `undefined` when the address names none, `null` when it is no id. */
export const readPrizeId = (query: URLSearchParams): string | null | undefined =>
  query.has(PRIZE) ? readId(query.get(PRIZE)) : undefined;

const readId = (id: string | null): string | null => (isId(id) ? id : null);

import type { RefundDetail, RefundState } from '@jishi/api/refunds';

type Key = 'asked' | 'agreed' | 'sent' | 'received' | 'refunded';
export type RefundStation = { readonly key: Key | RefundState; readonly at: string | null };

const stationsOf: Record<RefundDetail['kind'], readonly Key[]> = {
  refund: ['asked', 'agreed', 'refunded'],
  return: ['asked', 'agreed', 'sent', 'received', 'refunded'],
};

/** Which step of the server's a station is reached with. */
const reachedWith: Record<Key, readonly RefundState[]> = {
  asked: ['asked'],
  agreed: ['agreed', 'refunding'],
  sent: ['sent'],
  received: ['refunding'],
  refunded: ['refunded'],
};

const over: readonly RefundState[] = ['refused', 'withdrawn', 'closed'];

/**
 * The stations of a refund with the time each was reached, and which one is waited for (its index; all are done: their number). One that
 * came to nothing ends with what it became.
 */
export function refundStations({ kind, state, events }: Pick<RefundDetail, 'kind' | 'state' | 'events'>): {
  stations: RefundStation[];
  current: number;
} {
  const atOf = (states: readonly RefundState[]) => events.find((event) => states.includes(event.state))?.at ?? null;
  const all = stationsOf[kind].map((key) => ({ key, at: atOf(reachedWith[key]) }));
  const reached = all.filter(({ at }) => at !== null);
  if (over.includes(state))
    return { stations: [...reached, { key: state, at: atOf([state]) }], current: reached.length };
  return { stations: all, current: reached.length };
}

import type { RefundKind, RefundState } from '../../kernel/db/schema/index.ts';

/** What somebody, or time, does to a refund. */
export type RefundAction = 'agree' | 'refuse' | 'withdraw' | 'send' | 'close' | 'receive' | 'retry';

/** `apply`: do it now · `done`: it has been done before, answer ok · `refuse`: not possible in this state. */
export type RefundVerdict = 'apply' | 'done' | 'refuse';

const from: Record<RefundAction, readonly RefundState[]> = {
  agree: ['asked'],
  // What came back may not be what was sent.
  refuse: ['asked', 'sent'],
  withdraw: ['asked', 'agreed'],
  send: ['agreed'],
  close: ['agreed'],
  receive: ['sent'],
  retry: ['failed'],
};

const repeated: Partial<Record<RefundAction, readonly RefundState[]>> = {
  withdraw: ['withdrawn'],
  refuse: ['refused'],
  close: ['closed'],
};

/** Whether a refund in `state` may undergo `action`; a repeated call of the same action is `done`, not an error. */
export function refundVerdict(action: RefundAction, state: RefundState): RefundVerdict {
  if (from[action].includes(state)) return 'apply';
  return repeated[action]?.includes(state) ? 'done' : 'refuse';
}

/** Its pieces are asked for, on their way back, or their money is: nobody else may have them. */
export const LIVE_STATES: readonly RefundState[] = ['asked', 'agreed', 'sent', 'refunding', 'failed'];
/** Somebody still has to decide: the order waits for it. */
export const UNDECIDED_STATES: readonly RefundState[] = ['asked', 'agreed', 'sent'];
/** It is decided that the money goes back. */
export const GRANTED_STATES: readonly RefundState[] = ['refunding', 'failed', 'refunded'];

/** A return waits for the products, other refunds do not. */
export function needsProductsBack(kind: RefundKind): boolean {
  return kind === 'return';
}

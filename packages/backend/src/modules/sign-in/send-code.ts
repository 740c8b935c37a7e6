import type { ShopContext } from '../../plugins/types.ts';
import { refuse } from '../../shop-error.ts';
import { findAccount } from './accounts.ts';
import { makeCode } from './codes.ts';

export type CodePurpose = 'sign-in' | 'recovery' | 'new-number';

/** `state` of the call: absent = sign-in, 2 = new number, anything else acts like 1. */
export function toPurpose(state: unknown): CodePurpose {
  if (state === undefined || state === null || state === 0 || state === '0') return 'sign-in';
  return state === 2 || state === '2' ? 'new-number' : 'recovery';
}

/**
 * Makes a code and sends it. Only demo mode has somewhere to send it to by itself: the answer.
 * @returns the code in demo mode
 * @throws ShopError `sms.not_configured` where no provider is set up
 */
export async function sendCode(
  { db, config, now }: ShopContext,
  cellphone: string,
  purpose: CodePurpose,
  customerId: number | null,
): Promise<string> {
  const owner = await findAccount(db, cellphone);
  if (purpose === 'recovery' && (!owner || owner.unsubscribe === 1)) throw refuse('account.unknown_number');
  if (purpose === 'new-number' && owner && owner.id !== customerId) throw refuse('account.number_bound');
  if (!config.demo) throw refuse('sms.not_configured');
  return makeCode(db, cellphone, now());
}

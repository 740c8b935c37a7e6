import type { ShopContext } from '../../kernel/context/shop-app.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { findAccount } from '../credentials/accounts.ts';
import { assertCanSend, type Caller, countAddress, sendCode } from './send-code.ts';

export type CodePurpose = 'sign-in' | 'recovery' | 'new-number';

/** `state` of the call: absent = sign-in, 2 = new number, anything else acts like 1. */
export function toPurpose(state: unknown): CodePurpose {
  if (state === undefined || state === null || state === 0 || state === '0') return 'sign-in';
  return state === 2 || state === '2' ? 'new-number' : 'recovery';
}

export type WantedPhoneCode = { cellphone: string; purpose: CodePurpose; customerId: number | null; lang: Lang };

/**
 * Sends a code to a phone.
 * @returns the code in demo mode, else null
 * @throws ShopError `account.unknown_number`, `account.number_bound`, `sms.not_configured`, or as `sendCode`
 */
export async function sendPhoneCode(
  shop: ShopContext,
  caller: Caller,
  { cellphone, purpose, customerId, lang }: WantedPhoneCode,
): Promise<string | null> {
  await countAddress(shop, caller);
  const owner = await findAccount(shop.db, cellphone);
  if (purpose === 'recovery' && (!owner || owner.isClosed)) throw refuse('account.unknown_number');
  if (purpose === 'new-number' && owner && owner.id !== customerId) throw refuse('account.number_bound');
  assertCanSend(shop, 'sms');
  return sendCode(shop, caller, { channel: 'sms', target: cellphone, recipient: cellphone, userId: customerId, lang });
}

import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { type RefundAction, refundVerdict } from '../../../modules/orders/refund-states.ts';
import { agreeToRefund, receiveReturn, refuseRefund } from '../../../modules/refunds/answer-refund.ts';
import { payBack } from '../../../modules/refunds/issue-refund.ts';
import type { LockedRefund, RefundRequest } from '../../../modules/refunds/refund-records.ts';
import { Refused } from '../refused.ts';
import { findAnyRefund, lockAnyRefund } from './find-any-refund.ts';

const possible: Partial<Record<RefundAction, string>> = {
  agree: 'Only a refund that waits for an answer can be agreed to.',
  refuse: 'Only a refund that waits for an answer, or for its goods, can be refused.',
  receive: 'Only goods that were sent back can be received.',
  retry: 'Only a refund that failed can be paid back once more.',
};
const LONGEST_WORDS = 500;

/** What an operator says to the customer; null for nothing. */
export type Words = string | null;

/**
 * Agrees to a refund: its money goes back, or the customer is asked to send the products.
 * @throws Refused when it does not wait for an answer
 */
export async function agree(tx: Tx, shop: ShopContext, reference: string, words: Words): Promise<RefundRequest> {
  const held = await lockFor(tx, 'agree', reference);
  await agreeToRefund(tx, shop, held, { actor: 'shop', words: spoken(words) });
  return findAnyRefund(tx, reference);
}

/**
 * Refuses a refund with a reason.
 * @throws Refused without one, or when it is too late
 */
export async function refuseWith(tx: Tx, shop: ShopContext, reference: string, words: string): Promise<RefundRequest> {
  const held = await lockFor(tx, 'refuse', reference);
  const said = spoken(words);
  if (said === null) throw new Refused('The customer reads the reason: it cannot be empty.');
  await refuseRefund(tx, shop, held, said);
  return findAnyRefund(tx, reference);
}

/**
 * The products of a return are back, and the money goes back. `isRestocked`: they can be sold again.
 * @throws Refused when nothing was sent
 */
export async function receiveProducts(
  tx: Tx,
  shop: ShopContext,
  reference: string,
  { words, isRestocked }: { words: Words; isRestocked: boolean },
): Promise<RefundRequest> {
  const held = await lockFor(tx, 'receive', reference);
  await receiveReturn(tx, shop, held, { actor: 'shop', words: spoken(words), isRestocked });
  return findAnyRefund(tx, reference);
}

/**
 * Pays a refund back once more, which a provider did not do.
 * @throws Refused when it has not failed
 */
export async function retry(
  tx: Tx,
  shop: ShopContext,
  reference: string,
  way: 'balance' | 'source',
): Promise<RefundRequest> {
  const held = await lockFor(tx, 'retry', reference);
  await payBack(tx, shop, held, { actor: 'shop', way });
  return findAnyRefund(tx, reference);
}

async function lockFor(tx: Tx, action: RefundAction, reference: string): Promise<LockedRefund> {
  const held = await lockAnyRefund(tx, reference);
  const { number, state } = held.refund;
  if (refundVerdict(action, state) === 'apply') return held;
  throw new Refused(`Refund ${number} is ${state}. ${possible[action] ?? ''}`.trim());
}

function spoken(words: Words): Words {
  const said = words?.trim() ?? '';
  if (said.length > LONGEST_WORDS) throw new Refused(`At most ${LONGEST_WORDS} characters are told to the customer.`);
  return said === '' ? null : said;
}

import type { ShopContext } from '../../kernel/context/shop-app.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { RefundActor } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { readSetting } from '../../kernel/settings/settings.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { needsProductsBack, type RefundAction, refundVerdict } from '../orders/refund-states.ts';
import { issueRefund } from './issue-refund.ts';
import { agreedNotice, closedNotice, receivedNotice, refusedNotice } from './refund-notices.ts';
import { type LockedRefund, moveRefund } from './refund-records.ts';
import { daysToSend } from './refund-settings.ts';

type Decision = { actor: Exclude<RefundActor, 'customer'>; words?: string | null };

/**
 * Agrees to a held refund: its money goes back, or the customer is told where to send the products and until when.
 * @throws ShopError `refund.moved_on`
 */
export async function agreeToRefund(
  tx: Tx,
  shop: ShopContext,
  { order, refund }: LockedRefund,
  { actor, words = null }: Decision,
): Promise<void> {
  demand('agree', refund);
  const at = shop.now();
  if (!needsProductsBack(refund.kind)) return issueRefund(tx, shop, { order, refund }, { actor, words });
  const deadline = endOfDay(shop, daysAfter(at, await readSetting(tx, daysToSend)));
  await moveRefund(tx, refund, { state: 'agreed', actor, words, at }, { deadline, answer: words });
  await sendNotice(tx, refund.userId, agreedNotice(refund, deadline, shop.times), at);
}

/**
 * Refuses a held refund, with the reason the customer reads.
 * @throws ShopError `refund.moved_on`
 */
export async function refuseRefund(tx: Tx, shop: ShopContext, { refund }: LockedRefund, words: string): Promise<void> {
  if (demand('refuse', refund) === 'done') return;
  const at = shop.now();
  await moveRefund(tx, refund, { state: 'refused', actor: 'shop', words, at }, { answer: words });
  await sendNotice(tx, refund.userId, refusedNotice(refund, words), at);
}

/**
 * The products of a held return are back: its money goes back too. `isRestocked`: they can be sold again.
 * @throws ShopError `refund.moved_on`
 */
export async function receiveReturn(
  tx: Tx,
  shop: ShopContext,
  { order, refund }: LockedRefund,
  { isRestocked, ...decision }: Decision & { isRestocked: boolean },
): Promise<void> {
  demand('receive', refund);
  await sendNotice(tx, refund.userId, receivedNotice(refund), shop.now());
  await issueRefund(tx, shop, { order, refund }, { ...decision, isRestocked });
}

/** Nothing was sent in time: the return is over, and can be asked for once more. */
export async function closeRefund(tx: Tx, shop: ShopContext, { refund }: LockedRefund): Promise<void> {
  if (refundVerdict('close', refund.state) !== 'apply') return;
  const at = shop.now();
  await moveRefund(tx, refund, { state: 'closed', actor: 'clock', at });
  await sendNotice(tx, refund.userId, closedNotice(refund), at);
}

function demand(action: RefundAction, { state }: LockedRefund['refund']): 'apply' | 'done' {
  const verdict = refundVerdict(action, state);
  if (verdict === 'refuse') throw refuse('refund.moved_on');
  return verdict;
}

/** Midnight after a day, in the shop's time zone. */
function endOfDay({ times }: Pick<ShopContext, 'times'>, day: Date): Date {
  return times.parse(times.day(daysAfter(day, 1))) ?? day;
}

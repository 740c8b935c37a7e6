import type { Db } from '../../../kernel/db/database.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { readRefundParts } from '../../../modules/refunds/read-refunds.ts';
import { loadRefundEvents } from '../../../modules/refunds/refund-records.ts';
import { findAnyRefund } from './find-any-refund.ts';

/**
 * Everything the shop knows of a refund, as it is stored; amounts in cents.
 * @throws Refused when there is none
 */
export async function describeRefund(db: Db, reference: string) {
  const refund = await findAnyRefund(db, reference);
  const [parts] = await readRefundParts(db, [refund]);
  return {
    refund,
    order: parts?.orderNumber ?? '',
    lines: (parts?.lines ?? []).map((line) => ({ ...line, name: parts?.bought.get(line.orderLineId)?.name ?? {} })),
    events: await loadRefundEvents(db, refund.id),
    pictures: ((await resourcesOf(db, 'refund', [refund.id])).get(refund.id) ?? []).map(({ img }) => img),
  };
}

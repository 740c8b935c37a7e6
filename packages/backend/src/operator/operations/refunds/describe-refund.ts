import type { Db } from '../../../kernel/db/database.ts';
import { refundEvents, refundLines, refundRequests } from '../../../kernel/db/schema/index.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { readRefundParts } from '../../../modules/refunds/read-refunds.ts';
import { loadRefundEvents } from '../../../modules/refunds/refund-records.ts';
import { storedRow } from '../support/stored-row.ts';
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

export type RefundDescription = Awaited<ReturnType<typeof describeRefund>>;

/** The same as `--json` prints it. */
export const printedRefund = (description: RefundDescription) => ({
  ...description,
  refund: storedRow(refundRequests, description.refund),
  lines: description.lines.map((line) => storedRow(refundLines, line)),
  events: description.events.map((event) => storedRow(refundEvents, event)),
});

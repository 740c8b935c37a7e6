import { forEachRecord } from '../../../kernel/jobs/for-each-record.ts';
import type { JobContext, JobKind } from '../../../kernel/jobs/job-kinds.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { sendNotice } from '../../notices/send-notice.ts';
import { reminderNotice } from './reminder-notice.ts';
import { dueReminders, takeReminder } from './reminder-records.ts';
import { minutesBeforeSale } from './reminder-settings.ts';

/**
 * Reminds those who asked for it of sales that are about to begin. Reminder, notice and mail are one transaction: each customer is
 * told once, however many processes do this and whenever one dies.
 */
export async function sendReminders(context: JobContext): Promise<void> {
  const { db, times } = context;
  const now = context.now();
  const lead = (await readSetting(db, minutesBeforeSale)) * 60_000;
  await forEachRecord(
    context,
    (after, limit) => dueReminders(db, { now, lead, after, limit }),
    async (tx, id) => {
      const taken = await takeReminder(tx, id, { now, lead });
      if (!taken) return;
      const { sale, variants } = taken.record;
      const notice = reminderNotice({
        productId: sale.productId,
        name: sale.name,
        startsAt: times.text(sale.time),
        price: Math.min(...variants.map(({ salePrice }) => salePrice)),
        hasBegun: sale.time <= now,
      });
      await sendNotice(tx, taken.userId, notice, now, { until: sale.endTime });
    },
  );
}

/** Often enough that nobody is reminded noticeably late. */
export const sendRemindersJob: JobKind = {
  kind: 'flash-sales.remind',
  everySeconds: 5,
  run: (_payload, context) => sendReminders(context),
};

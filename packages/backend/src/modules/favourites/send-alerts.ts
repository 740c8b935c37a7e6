import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { productTexts } from '../../kernel/db/schema/index.ts';
import { forEachRecord } from '../../kernel/jobs/for-each-record.ts';
import type { JobContext, JobKind } from '../../kernel/jobs/job-kinds.ts';
import { DEFAULT_LANG, type LocalText } from '../../kernel/texts/languages.ts';
import { loadOffers } from '../flash-sales/sale-offers.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { alertNotice } from './alert-notice.ts';
import { dueAlerts, takeAlert } from './alert-records.ts';

/**
 * Tells those who asked for it that a favourite costs less, or can be had again. Alert, notice and mail are one transaction: each
 * customer is told once, however many processes do this and whenever one dies.
 */
export async function sendAlerts(context: JobContext): Promise<void> {
  const { db } = context;
  const now = context.now();
  const { offers } = await loadOffers(context, DEFAULT_LANG);
  await forEachRecord(
    context,
    (after, limit) => dueAlerts(db, { offers, after, limit }),
    async (tx, id) => {
      const taken = await takeAlert(tx, id, { offers, now });
      if (!taken) return;
      const { userId, ...facts } = taken;
      await sendNotice(tx, userId, alertNotice({ ...facts, name: await nameOf(tx, facts.productId) }), now);
    },
  );
}

async function nameOf(db: DbOrTx, productId: number): Promise<LocalText> {
  const rows = await db
    .select({ lang: productTexts.lang, name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.productId, productId));
  return Object.fromEntries(rows.map(({ lang, name }) => [lang, name]));
}

/** Soon enough to be of use, and seldom enough to cost nothing. */
export const sendAlertsJob: JobKind = {
  kind: 'favourites.alert',
  everySeconds: 30,
  run: (_payload, context) => sendAlerts(context),
};

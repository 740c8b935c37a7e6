import { and, isNotNull, lte } from 'drizzle-orm';
import { downloadCodes, idempotencyKeys, jobs, qrLogins } from '../../kernel/db/schema/index.ts';
import type { JobKind } from '../../kernel/jobs/job-kinds.ts';
import { removeOldCounters } from '../../kernel/limits/rate-limit.ts';
import { daysAfter } from '../../kernel/time/time-after.ts';
import { removeOldPrices } from '../catalogue/remove-old-prices.ts';
import { removeExpiredTokens } from '../credentials/tokens.ts';
import { removeOldFaults } from '../faults/store-faults.ts';
import { removeOverReminders } from '../flash-sales/reminders/reminder-records.ts';
import { removeOldMessages } from '../messages/remove-old-messages.ts';
import { removeExpiredChallenges } from '../passkeys/passkey-records.ts';
import { removeOldEvents } from '../rollouts/rollout-events.ts';
import { removeOldData } from './remove-old-data.ts';

/** Days an answer is kept for a repeated request; codes that are over are of no use long before. */
const DAYS_KEPT = 1;
const DAYS_OF_FINISHED_JOBS = 7;

/** What has served its purpose is removed: tokens, codes, kept answers, messages, old personal data, finished jobs. */
export const cleanUpJob: JobKind = {
  kind: 'shop.clean-up',
  everySeconds: 3600,
  run: async (_payload, { db, now }) => {
    await removeExpiredTokens(db, now());
    await removeExpiredChallenges(db, now());
    await removeOverReminders(db, now());
    await removeOldMessages(db, now());
    await removeOldCounters(db, now());
    await removeOldData(db, now());
    await removeOldEvents(db, now());
    await removeOldFaults(db, now());
    await removeOldPrices(db, now());
    const past = daysAfter(now(), -DAYS_KEPT);
    await db.delete(qrLogins).where(lte(qrLogins.expiresAt, past));
    await db.delete(downloadCodes).where(lte(downloadCodes.expiresAt, past));
    await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, past));
    const longAgo = daysAfter(now(), -DAYS_OF_FINISHED_JOBS);
    await db.delete(jobs).where(and(isNotNull(jobs.finishedAt), lte(jobs.finishedAt, longAgo)));
  },
};

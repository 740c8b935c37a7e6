import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { outbox } from '../../kernel/db/schema/index.ts';

/** Longer than sending one may take. */
const LEASE_SECONDS = 60;

export type OutboxRow = typeof outbox.$inferSelect;

/** A message this process may send. */
export type ClaimedMessage = OutboxRow & {
  leasedUntil: Date;
  /** Another process died while it was sending it. */
  wasInterrupted: boolean;
};

/** Takes messages that are due and that nobody else is sending; `id`: only this one. */
export async function claimMessages(
  db: Db,
  { now, limit, id }: { now: Date; limit: number; id?: number },
): Promise<ClaimedMessage[]> {
  const leasedUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'waiting'),
          lte(outbox.nextTryAt, now),
          or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)),
          id === undefined ? undefined : eq(outbox.id, id),
        ),
      )
      .orderBy(asc(outbox.nextTryAt), asc(outbox.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    const claimed = due.map((row) => ({
      ...row,
      attempts: row.attempts + 1,
      leasedUntil,
      wasInterrupted: row.leasedUntil !== null,
    }));
    for (const { id, attempts } of claimed) {
      await tx.update(outbox).set({ leasedUntil, attempts }).where(eq(outbox.id, id));
    }
    return claimed;
  });
}

export type Outcome =
  | { state: 'sent'; providerId: string | null; at: Date }
  | { state: 'waiting'; error: string; nextTryAt: Date }
  /** `isUnsure`: it may have arrived all the same. */
  | { state: 'given-up'; error: string; isUnsure?: boolean };

/** Writes down what came of a try. A process whose lease ran out changes nothing: the message is somebody else's by now. */
export async function settleMessage(db: Db, message: ClaimedMessage, outcome: Outcome): Promise<void> {
  const isOver = outcome.state !== 'waiting';
  await db
    .update(outbox)
    .set({
      state: outcome.state,
      leasedUntil: null,
      lastError: 'error' in outcome ? outcome.error.slice(0, 500) : null,
      ...('nextTryAt' in outcome ? { nextTryAt: outcome.nextTryAt } : {}),
      ...(outcome.state === 'sent'
        ? { sentAt: outcome.at, providerId: outcome.providerId?.slice(0, 200) ?? null }
        : {}),
      ...(isOver ? { content: sql`${outbox.content} - 'secret'` } : {}),
    })
    .where(and(eq(outbox.id, message.id), eq(outbox.leasedUntil, message.leasedUntil)));
}

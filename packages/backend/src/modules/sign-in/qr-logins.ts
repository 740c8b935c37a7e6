import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { qrLogins, users } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import type { QrState as StoredState } from '../../kernel/words/accounts.ts';
import type { Account } from '../credentials/accounts.ts';
import { holdDevice } from '../credentials/credentials.ts';

/** How long a code can be used. */
export const QR_SECONDS = 180;

/** What has become of a code; `expired`: it is over, or unknown. */
export type QrState = StoredState | 'expired';

/** Who shows a code, as the phone that scans it is told. */
export type Asking = Pick<typeof qrLogins.$inferSelect, 'userAgent' | 'ip'>;

export async function makeQrLogin(db: Db, asking: Asking, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + QR_SECONDS * 1000);
  const [row] = await db
    .insert(qrLogins)
    .values({ ...asking, expiresAt, createdAt: now })
    .returning({ uuid: qrLogins.uuid });
  if (!row) throw new Error('no QR sign-in was made');
  return row.uuid;
}

export type QrLogin = typeof qrLogins.$inferSelect;

export async function findQrLogin(db: Db, uuid: string): Promise<QrLogin | null> {
  const [row] = await db.select().from(qrLogins).where(eq(qrLogins.uuid, uuid));
  return row ?? null;
}

/** What a sign-in counts as now; null: there is none. */
export function stateOf(row: QrLogin | null, now: Date): QrState {
  if (!row || row.usedAt !== null || row.expiresAt <= now) return 'expired';
  return row.state;
}

/** What the waiting browser asks for again and again. */
export async function qrState(db: Db, uuid: string, now: Date): Promise<QrState> {
  return stateOf(await findQrLogin(db, uuid), now);
}

/** Many at once, by their uuid. */
export async function findQrLogins(db: Db, uuids: readonly string[]): Promise<Map<string, QrLogin>> {
  const rows = await db
    .select()
    .from(qrLogins)
    .where(inArray(qrLogins.uuid, [...uuids]));
  return new Map(rows.map((row) => [row.uuid, row]));
}

const isOpen = (uuid: string, now: Date) =>
  and(eq(qrLogins.uuid, uuid), isNull(qrLogins.usedAt), gt(qrLogins.expiresAt, now));

/**
 * A phone scans the code; the first one takes it over.
 * @returns whose it is, or that it is too late; and to the first who asks
 */
export async function scanQr(
  db: Db,
  uuid: string,
  userId: number,
  now: Date,
): Promise<{ outcome: 'own'; asking: QrLogin } | { outcome: 'taken' | 'late'; asking: null }> {
  await db
    .update(qrLogins)
    .set({ state: 'scanned', userId })
    .where(and(isOpen(uuid, now), eq(qrLogins.state, 'waiting')));
  const row = await findQrLogin(db, uuid);
  const state = stateOf(row, now);
  if (!row || (state !== 'scanned' && state !== 'granted')) return { outcome: 'late', asking: null };
  return row.userId === userId ? { outcome: 'own', asking: row } : { outcome: 'taken', asking: null };
}

/**
 * The customer who scanned the code agrees or does not; saying the same again is no error.
 * @throws ShopError `qr.expired`, or `qr.illegal` for anybody else and for a changed mind
 */
export async function answerQr(
  db: Db,
  uuid: string,
  customer: { id: number; familyId: number },
  response: 'granted' | 'refused',
  now: Date,
): Promise<void> {
  const answered = await db.transaction(async (tx) => {
    await holdDevice(tx, customer);
    return tx
      .update(qrLogins)
      .set({ state: response })
      .where(and(isOpen(uuid, now), eq(qrLogins.userId, customer.id), inArray(qrLogins.state, ['scanned', response])))
      .returning({ uuid: qrLogins.uuid });
  });
  if (answered.length > 0) return;
  throw refuse((await qrState(db, uuid, now)) === 'expired' ? 'qr.expired' : 'qr.illegal');
}

/**
 * Uses a granted code up: of calls that come together one gets the account that granted it, as it was before.
 * @throws ShopError `qr.no_account` before consent, `qr.illegal` when it was refused, `qr.expired` when it is over
 */
export async function spendQr(db: Db, uuid: string, now: Date): Promise<Account> {
  const [granting] = await db
    .select({ account: users })
    .from(qrLogins)
    .innerJoin(users, eq(users.id, qrLogins.userId))
    .where(eq(qrLogins.uuid, uuid));
  const [used] = await db
    .update(qrLogins)
    .set({ usedAt: now })
    .where(and(isOpen(uuid, now), eq(qrLogins.state, 'granted')))
    .returning({ userId: qrLogins.userId });
  if (granting && used?.userId === granting.account.id) return granting.account;
  const state = await qrState(db, uuid, now);
  if (state === 'refused') throw refuse('qr.illegal');
  throw refuse(state === 'expired' ? 'qr.expired' : 'qr.no_account');
}

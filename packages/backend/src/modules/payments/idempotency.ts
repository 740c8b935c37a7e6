import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema/index.ts';
import { refuse } from '../../shop-error.ts';

const MAX_KEY = 120;

/** A request that must be done once. `key` is the header `Idempotency-Key`; null does it each time. */
export type OnceRequest = { userId: number; key: string | null; route: string; body: unknown };

/**
 * Runs `work` in a transaction, once per key: a repeated request gets the answer of the first one, even when both
 * arrive together (the second waits). What failed was not done and is tried again.
 * @throws ShopError `idempotency.reused` when the key came with another request
 */
export async function once<T>(db: Db, request: OnceRequest, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { userId, key } = request;
  if (key === null) return db.transaction(work);
  const requestHash = hashOf(request);
  return db.transaction(async (tx) => {
    const isRow = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!claimed) {
      const [known] = await tx.select().from(idempotencyKeys).where(isRow);
      if (known?.requestHash !== requestHash) throw refuse('idempotency.reused');
      return known.answer as T;
    }
    const answer = await work(tx);
    await tx.update(idempotencyKeys).set({ status: 200, answer }).where(isRow);
    return answer;
  });
}

/** Whether an answer is kept for the key of a request: `once` gives it again then. */
export async function isAnswered(db: Db, { userId, key }: Pick<OnceRequest, 'userId' | 'key'>): Promise<boolean> {
  if (key === null) return false;
  const isRow = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const rows = await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(isRow);
  return rows.length > 0;
}

/**
 * The key of a request, null without the header.
 * @throws ShopError `param.missing` for a key that is too long
 */
export function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? header.trim() : '';
  if (key.length > MAX_KEY) throw refuse('param.missing');
  return key === '' ? null : key;
}

function hashOf({ route, body }: OnceRequest): string {
  return createHash('sha256')
    .update(`${route}\n${canonical(body)}`)
    .digest('hex');
}

/** JSON with keys in one order, so that the same request always reads the same. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join()}}`;
}

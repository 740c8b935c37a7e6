import { createHash } from 'node:crypto';
import { canonicalJson } from '@jishi/release/canonical-json';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/database.ts';
import { preparedOnce } from '../db/prepared-once.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { refuse } from '../errors/shop-error.ts';

const MAX_KEY = 120;

/** A request that must be done once. `key` is the header `Idempotency-Key`; null does it each time. */
export type OnceRequest = { userId: number; key: string | null; route: string; body: unknown };

/**
 * Runs `work` in a transaction, once per key: a repeated request gets the response of the first one, even when both
 * arrive together (the second waits). Keys are kept for a day. What failed was not done and is tried again.
 * @param read what work needs to know: asked for without waiting until the key is known to be new
 * @throws ShopError `idempotency.reused` when the key came with another request
 */
export async function once<T, Read = undefined>(
  db: Db,
  request: OnceRequest,
  work: (tx: Tx, read: Read) => Promise<T>,
  read: (tx: Tx) => Promise<Read> = async () => undefined as Read,
): Promise<T> {
  const { userId, key } = request;
  if (key === null) return db.transaction(async (tx) => work(tx, await read(tx)));
  const requestHash = hashOf(request);
  let storing: Promise<unknown> | null = null;
  const response = await db.transaction(async (tx) => {
    const [claim, found] = await Promise.allSettled([claimKey(tx, { userId, key, requestHash }), read(tx)]);
    if (claim.status === 'rejected') throw claim.reason;
    if (claim.value.length === 0) return storedResponse<T>(tx, { userId, key, requestHash });
    if (found.status === 'rejected') throw found.reason;
    const response = await work(tx, found.value);
    // Travels with the commit, which fails when this does.
    storing = storeResponse(tx, { userId, key, answer: JSON.stringify(response) });
    storing.catch(() => {});
    return response;
  });
  await storing;
  return response;
}

type Claim = { userId: number; key: string; requestHash: string };

async function storedResponse<T>(tx: Tx, { userId, key, requestHash }: Claim): Promise<T> {
  const [known] = await findKey(tx, { userId, key });
  if (known?.requestHash !== requestHash) throw refuse('idempotency.reused');
  return known.answer as T;
}

const claimKey = preparedOnce((db, value) =>
  db
    .insert(idempotencyKeys)
    .values({ userId: value('userId'), key: value('key'), requestHash: value('requestHash') })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

const findKey = preparedOnce((db, value) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, value('userId')), eq(idempotencyKeys.key, value('key')))),
);

const storeResponse = preparedOnce((db, value) =>
  db
    .update(idempotencyKeys)
    .set({ status: 200, answer: sql`${value('answer')}::jsonb` })
    .where(and(eq(idempotencyKeys.userId, value('userId')), eq(idempotencyKeys.key, value('key')))),
);

/** Whether a response is kept for the key of a request: `once` gives it again then. */
export async function isAnswered(db: Db, { userId, key }: Pick<OnceRequest, 'userId' | 'key'>): Promise<boolean> {
  if (key === null) return false;
  return (await findKey(db, { userId, key })).length > 0;
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
    .update(`${route}\n${canonicalJson(body ?? null)}`)
    .digest('hex');
}

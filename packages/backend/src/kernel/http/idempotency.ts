import { createHash } from 'node:crypto';
import { canonicalJson } from '@jishi/release/canonical-json';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Batch } from '../cache/batch.ts';
import type { Db, Tx } from '../db/database.ts';
import { preparedOnce } from '../db/prepared-once.ts';
import { rawQuery } from '../db/raw-query.ts';
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
    const [claim, found] = await Promise.allSettled([claimKey(tx, userId, key, requestHash), read(tx)]);
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

/**
 * Holds the customers of several requests, each of another one, and claims their keys in a transaction that answers them all. Nobody is waited for:
 * neither for a customer whom somebody else holds, nor for a request with the same key that is being done.
 * @returns the customers whose key is new, or who sent none; the others are for `once`
 */
export async function claimAll(tx: Tx, requests: readonly OnceRequest[]): Promise<Set<number>> {
  const claimed = await claimKeys(
    tx,
    ...keysOf(requests),
    requests.map((request) => (request.key === null ? null : hashOf(request))),
  );
  return new Set(claimed.map(({ userId }) => userId));
}

/** Gives up keys that were claimed in this transaction: their requests were not done. */
export async function giveUpClaims(tx: Tx, requests: readonly OnceRequest[]): Promise<void> {
  const keyed = requests.filter(({ key }) => key !== null);
  if (keyed.length > 0) await removeKeys(tx, ...keysOf(keyed));
}

const keysOf = (requests: readonly OnceRequest[]) =>
  [requests.map(({ userId }) => userId), requests.map(({ key }) => key)] as const;

/** Who does a request holds this number, so that others see that it is being done, and need not wait to find out. */
const numberOfKey = (userId: string, key: string) => `hashtextextended(${userId} || ' ' || ${key}, 0)`;

const claimKeys = rawQuery<{ userId: number }>(`
  with held as materialized (
    select id from users where id = any(array(select unnest($1::bigint[])))
    order by id ${/* lock: customers-together */ 'for no key update skip locked'}
  ), wanted as (
    select c.* from unnest($1::bigint[], $2::text[], $3::text[]) c(user_id, key, hash) join held on held.id = c.user_id
  ), claimed as (
    insert into idempotency_keys (user_id, key, request_hash)
    select user_id, key, hash from wanted
    where key is not null and pg_try_advisory_xact_lock(${numberOfKey('user_id', 'key')})
    on conflict do nothing returning user_id
  )
  select user_id as "userId" from claimed union all select user_id from wanted where key is null`);

const removeKeys = rawQuery(`
  delete from idempotency_keys k using unnest($1::bigint[], $2::text[]) c(user_id, key)
  where k.user_id = c.user_id and k.key = c.key`);

async function storedResponse<T>(tx: Tx, { userId, key, requestHash }: Claim): Promise<T> {
  const [known] = await findKey(tx, { userId, key });
  if (known?.requestHash !== requestHash) throw refuse('idempotency.reused');
  return known.answer as T;
}

const claimKey = rawQuery<{ key: string }>(`
  with held as materialized (select pg_advisory_xact_lock(${numberOfKey('$1::bigint', '$2::text')}))
  insert into idempotency_keys (user_id, key, request_hash) select $1::bigint, $2::text, $3::text from held
  on conflict do nothing returning key`);

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

/** Tells whether a response is kept for the key of a request: `once` gives it again then. Asked by a crowd, it looks up many keys at a time. */
export function answeredKeys(db: Db): (request: Pick<OnceRequest, 'userId' | 'key'>) => Promise<boolean> {
  const known = new Batch<string, true>(
    async (pairs) => new Map((await findPairs(db, [...pairs])).map(({ pair }) => [pair, true])),
    { everyMs: 4 },
  );
  return async ({ userId, key }) => key !== null && ((await known.load(`${userId} ${key}`)) ?? false);
}

const findPairs = rawQuery<{ pair: string }>(`
  select c.pair from unnest($1::text[]) c(pair)
  join idempotency_keys k on k.user_id = split_part(c.pair, ' ', 1)::bigint and k.key = substr(c.pair, strpos(c.pair, ' ') + 1)`);

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

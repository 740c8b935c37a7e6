import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../kernel/db/database.ts';
import { preparedOnce } from '../../kernel/db/prepared-once.ts';
import { addresses, users } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { orderBy } from '../../kernel/wire/sort.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** An address as a customer writes it. */
export type AddressInput = Pick<AddressRow, 'cellphone' | 'name' | 'location' | 'house'> & {
  address?: string | null | undefined;
  latitude: number;
  longitude: number;
};

const sortable = { defaults: addresses.isDefault, id: addresses.id, created_at: addresses.createdAt };

export async function listAddresses(
  db: Db,
  userId: number,
  query: PageQuery & { sort?: string | null | undefined },
): Promise<{ rows: AddressRow[]; total: number }> {
  const mine = eq(addresses.userId, userId);
  const rows = await db
    .select()
    .from(addresses)
    .where(mine)
    .orderBy(...orderBy(query.sort, sortable, [desc(addresses.isDefault), addresses.id]))
    .limit(query.limit)
    .offset(offsetOf(query));
  const [counted] = await db.select({ total: count() }).from(addresses).where(mine);
  return { rows, total: counted?.total ?? 0 };
}

/** Null when there is none or it is somebody else's. */
export async function findAddress(db: DbOrTx, userId: number, id: number): Promise<AddressRow | null> {
  const [row] = await ownAddress(db, { userId, id });
  return row ?? null;
}

const ownAddress = preparedOnce((db, value) =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, value('id')), eq(addresses.userId, value('userId')))),
);

/** Addresses by id, whoever they belong to. */
export async function findAddresses(db: DbOrTx, ids: readonly number[]): Promise<Map<number, AddressRow>> {
  if (ids.length === 0) return new Map();
  return new Map((await addressesById(db, { ids: [...ids] })).map((row) => [row.id, row]));
}

const addressesById = preparedOnce((db, value) =>
  db
    .select()
    .from(addresses)
    .where(sql`${addresses.id} = any(array(select unnest(${value('ids')}::bigint[])))`),
);

export async function findDefaultAddress(db: DbOrTx, userId: number): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  return row ?? null;
}

/** More than anybody sends parcels to, few enough for one list. */
export const MAX_ADDRESSES = 50;

/** The whole address book, the default address first. */
export function readBook(db: DbOrTx, userId: number): Promise<AddressRow[]> {
  return wholeBook(db, { userId });
}

const wholeBook = preparedOnce((db, value) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, value('userId')))
    .orderBy(desc(addresses.isDefault), addresses.id)
    .limit(MAX_ADDRESSES),
);

/**
 * The first address of a customer becomes the default.
 * @throws ShopError `address.full`
 */
export function createAddress(db: Db, userId: number, input: AddressInput): Promise<AddressRow> {
  return db.transaction(async (tx) => {
    await lockBook(tx, userId);
    if ((await tx.$count(addresses, eq(addresses.userId, userId))) >= MAX_ADDRESSES)
      throw refuse('address.full', { n: MAX_ADDRESSES });
    const isFirst = (await findDefaultAddress(tx, userId)) === null;
    const [row] = await tx
      .insert(addresses)
      .values({ ...toColumns(input), userId, isDefault: isFirst })
      .returning();
    return found(row);
  });
}

/** @throws ShopError `record.missing` */
export async function editAddress(db: Db, userId: number, id: number, input: AddressInput): Promise<AddressRow> {
  const [row] = await db.update(addresses).set(toColumns(input)).where(owned(userId, id)).returning();
  return found(row);
}

/** @throws ShopError `record.missing`, `address.default_delete` */
export async function removeAddress(db: Db, userId: number, id: number): Promise<void> {
  const removed = await db
    .delete(addresses)
    .where(and(owned(userId, id), eq(addresses.isDefault, false)))
    .returning({ id: addresses.id });
  if (removed.length > 0) return;
  found(await findAddress(db, userId, id));
  throw refuse('address.default_delete');
}

/** @throws ShopError `record.missing` */
export function chooseDefault(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBook(tx, userId);
    found(await findAddress(tx, userId, id));
    await tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
    await tx.update(addresses).set({ isDefault: true }).where(owned(userId, id));
  });
}

/** One change of a customer's default at a time. */
async function lockBook(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

function owned(userId: number, id: number) {
  return and(eq(addresses.id, id), eq(addresses.userId, userId));
}

function toColumns(input: AddressInput) {
  return {
    ...input,
    address: input.address ?? '',
    latitude: String(input.latitude),
    longitude: String(input.longitude),
  };
}

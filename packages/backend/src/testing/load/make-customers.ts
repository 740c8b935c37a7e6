import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { addresses, pointsAccounts, tokenFamilies, tokenPairs, users } from '../../kernel/db/schema/index.ts';
import { Passwords } from '../../modules/credentials/passwords.ts';
import { tokenHash } from '../../modules/credentials/sessions.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from '../../modules/credentials/tokens.ts';
import type { LoadCustomer } from './calls.ts';

const AT_ONCE = 500;
/** Numbers nobody of the demo shop has. */
const FIRST_NUMBER = 19_900_000_000;
const PASSWORD = 'load-jishi-1';

const newToken = () => randomBytes(32).toString('base64url');

/** Customers with an address, each signed in on one device as of `now`. */
export async function makeCustomers(db: Db, count: number, now: Date): Promise<LoadCustomer[]> {
  const made: LoadCustomer[] = [];
  const hash = await new Passwords().hash(PASSWORD, 'shop');
  for (let first = 0; first < count; first += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - first);
    made.push(...(await db.transaction((tx) => makeSome(tx, { first, size, hash }, now))));
  }
  return made;
}

type Wanted = { first: number; size: number; hash: string };

async function makeSome(tx: Tx, { first, size, hash }: Wanted, now: Date): Promise<LoadCustomer[]> {
  const numbers = Array.from({ length: size }, (_, index) => String(FIRST_NUMBER + first + index));
  const people = await tx
    .insert(users)
    .values(numbers.map((cellphone) => ({ name: `load-${cellphone}`, cellphone, password: hash, money: 10_000_000 })))
    .returning({ id: users.id, cellphone: users.cellphone });
  await tx.insert(pointsAccounts).values(people.map(({ id }) => ({ userId: id })));
  const places = await tx
    .insert(addresses)
    .values(people.map(({ id, cellphone }) => ({ userId: id, cellphone: cellphone ?? '', isDefault: true, ...place })))
    .returning({ id: addresses.id, userId: addresses.userId });
  const addressOf = new Map(places.map(({ id, userId }) => [userId, id]));
  const tokens = await signIn(
    tx,
    people.map(({ id }) => id),
    now,
  );
  return people.map(({ id, cellphone }) => ({
    id,
    token: tokens.get(id) ?? '',
    addressId: addressOf.get(id) ?? 0,
    cellphone: cellphone ?? '',
    password: PASSWORD,
  }));
}

const place = { name: '林小满', location: '示例大厦', address: '北京市朝阳区示例路1号', house: '101室' };

/** What signing in leaves behind, for many at once. */
async function signIn(tx: Tx, userIds: readonly number[], now: Date): Promise<Map<number, string>> {
  const families = await tx
    .insert(tokenFamilies)
    .values(userIds.map((userId) => ({ userId, platform: 'pc', createdAt: now, lastUsedAt: now })))
    .returning({ id: tokenFamilies.id, userId: tokenFamilies.userId });
  const tokens = new Map(families.map(({ userId }) => [userId, newToken()]));
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await tx.insert(tokenPairs).values(
    families.map(({ id, userId }) => ({
      familyId: id,
      accessHash: tokenHash(tokens.get(userId) ?? ''),
      refreshHash: tokenHash(newToken()),
      accessExpiresAt: later(ACCESS_SECONDS),
      refreshExpiresAt: later(REFRESH_SECONDS),
      createdAt: now,
    })),
  );
  return tokens;
}

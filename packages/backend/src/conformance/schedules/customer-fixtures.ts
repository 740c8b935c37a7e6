import { randomBytes } from 'node:crypto';
import {
  addresses,
  moneyLogs,
  pointsAccounts,
  pointsLogs,
  tokenFamilies,
  tokenPairs,
  userCoupons,
  users,
} from '../../kernel/db/schema/index.ts';
import { tokenHash } from '../../modules/credentials/sessions.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { type Actor, around } from './context.ts';

/** Enough for two orders, or one and its shipping fee. */
const MONEY = 2500;
const POINTS = 200;
const HOUR = 3_600_000;
let made = 0;

/** Signed-in customers with money, points, an address and one of a coupon each. */
export async function makeActors(shop: TestShop, couponIds: readonly number[]): Promise<Actor[]> {
  const { db, now } = shop;
  const rows = await db
    .insert(users)
    .values(couponIds.map(() => ({ name: `schedule-${++made}`, cellphone: cellphone(), money: MONEY })))
    .returning({ id: users.id, cellphone: users.cellphone });
  const remark = { zh: '开户' };
  await db
    .insert(moneyLogs)
    .values(rows.map(({ id: userId }) => ({ userId, type: 'income' as const, money: MONEY, remark })));
  await db.insert(pointsAccounts).values(rows.map(({ id: userId }) => ({ userId, total: POINTS, available: POINTS })));
  await db
    .insert(pointsLogs)
    .values(rows.map(({ id: userId }) => ({ userId, type: 'income' as const, operation: POINTS, remark })));
  const places = await db
    .insert(addresses)
    .values(rows.map(({ id: userId }) => ({ userId, cellphone: '13800000000', ...home, isDefault: true })))
    .returning({ id: addresses.id });
  const others = rows.flatMap(({ id: userId }) =>
    elsewhere.map((address) => ({ ...home, userId, cellphone: '13800000000', address })),
  );
  await db.insert(addresses).values(others);
  const own = await db
    .insert(userCoupons)
    .values(
      rows.map(({ id: userId }, index) => ({
        userId,
        couponId: couponIds[index] ?? 0,
        ticket: `S-${userId}`,
        cost: 300,
        failureTime: around(shop).endTime,
      })),
    )
    .returning({ id: userCoupons.id });
  const families = await db
    .insert(tokenFamilies)
    .values(rows.map(({ id: userId }) => ({ userId, createdAt: now, lastUsedAt: now })))
    .returning({ id: tokenFamilies.id });
  const tokens = rows.map(() => ({ token: aToken(), refreshToken: aToken() }));
  await db.insert(tokenPairs).values(tokens.map((pair, index) => pairOf(pair, families[index]?.id ?? 0, now)));
  return rows.map(({ id, cellphone: number }, index) => ({
    id,
    cellphone: number ?? '',
    token: tokens[index]?.token ?? '',
    refreshToken: tokens[index]?.refreshToken ?? '',
    addressId: places[index]?.id ?? 0,
    couponId: own[index]?.id ?? 0,
    orderIds: [],
    refreshing: 0,
  }));
}

const home = { name: '林小满', location: '示例大厦', address: '浙江省杭州市余杭区示例路1号', house: '101室' };
/** Where sending a parcel costs less, and more. */
const elsewhere = ['江苏省南京市玄武区示例路2号', '西藏自治区拉萨市城关区示例路3号'];
const cellphone = (): string => `139${String(made).padStart(8, '0')}`;
const aToken = (): string => randomBytes(32).toString('base64url');

function pairOf(
  { token, refreshToken }: Pick<Actor, 'token' | 'refreshToken'>,
  familyId: number,
  now: Date,
): typeof tokenPairs.$inferInsert {
  return {
    familyId,
    accessHash: tokenHash(token),
    refreshHash: tokenHash(refreshToken),
    accessExpiresAt: new Date(now.getTime() + 2 * HOUR),
    refreshExpiresAt: new Date(now.getTime() + 48 * HOUR),
    createdAt: now,
  };
}

import { and, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { containing } from '../../../kernel/db/like.ts';
import { pointsAccounts, users } from '../../../kernel/db/schema/index.ts';
import type { AccountState } from '../../../kernel/words/accounts.ts';
import { accountState } from './find-user.ts';

/** `search`: a part of a phone number, name or e-mail address. `before`: only smaller ids, the next page. */
export type UserFilter = { search?: string; state?: AccountState | 'closed'; before?: number; limit: number };

/** Customers, the newest first. `balance` in cents. */
export async function listUsers(db: Db, filter: UserFilter) {
  const rows = await db
    .select({
      id: users.id,
      cellphone: users.cellphone,
      email: users.email,
      name: users.name,
      nickname: users.nickname,
      state: users.state,
      isClosed: users.isClosed,
      balance: users.money,
      points: pointsAccounts.available,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(pointsAccounts, eq(pointsAccounts.userId, users.id))
    .where(and(...conditions(filter)))
    .orderBy(desc(users.id))
    .limit(filter.limit);
  return rows.map(({ isClosed, ...user }) => ({
    ...user,
    state: accountState({ state: user.state, isClosed }),
    points: user.points ?? 0,
  }));
}

function conditions({ search, state, before }: UserFilter): (SQL | undefined)[] {
  const part = search === undefined ? null : containing(search);
  return [
    part === null
      ? undefined
      : or(...[users.cellphone, users.name, users.nickname, users.email].map((column) => ilike(column, part))),
    state && eq(users.isClosed, state === 'closed'),
    state && state !== 'closed' ? eq(users.state, state) : undefined,
    before === undefined ? undefined : lt(users.id, before),
  ];
}

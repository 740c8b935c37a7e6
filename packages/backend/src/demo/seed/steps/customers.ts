import { createHash } from 'node:crypto';
import { insertRows } from '../../../kernel/db/insert-rows.ts';
import {
  addresses,
  moneyLogs,
  pointsAccounts,
  pointsLogs,
  userPlatforms,
  users,
} from '../../../kernel/db/schema/index.ts';
import { pictureNames, pictureUrl } from '../../../modules/pictures/names.ts';
import { loadContent } from '../../content/load.ts';
import type { ContentUser } from '../../content/people.ts';
import { DEMO_ACCOUNTS } from '../rows/demo-accounts.ts';
import { daysAgo } from '../rows/moments.ts';
import { placeOf } from '../rows/places.ts';
import type { SeedContext } from '../rows/seed-context.ts';

/** The same uuid for the same number in every shop. */
function uuidOf(cellphone: string): string {
  const hex = createHash('sha256').update(cellphone).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Balance and points come from the account list for the two demo accounts, from the content for everybody else. */
const fundsOf = (user: ContentUser) =>
  DEMO_ACCOUNTS.find(({ cellphone }) => cellphone === user.cellphone) ?? {
    balance: user.balance_cents,
    points: user.points,
    password: undefined,
  };

/** Customers with platform, points, opening balance; addresses for all but the demo accounts. */
export async function seedCustomers({ tx, now, demoPasswordHash }: SeedContext): Promise<void> {
  const people = loadContent('users').map((user) => ({
    user,
    ...fundsOf(user),
    since: daysAgo(now, user.registered_days_ago),
  }));
  const demoIds = new Set<string>(DEMO_ACCOUNTS.map(({ cellphone }) => cellphone));
  await insertRows(
    tx,
    users,
    people.map(({ user, balance, password, since }) => {
      const uuid = uuidOf(user.cellphone);
      return {
        id: user.id,
        uuid,
        name: uuid,
        password: password === undefined ? null : demoPasswordHash,
        cellphone: user.cellphone,
        nickname: user.nickname[user.lang],
        portrait: pictureUrl(pictureNames.object(user.avatar.file, user.avatar.hue)),
        email: user.email,
        money: balance,
        gender: user.gender,
        notification: user.notification,
        lang: user.lang,
        createdAt: since,
        updatedAt: since,
      };
    }),
  );
  await insertRows(
    tx,
    userPlatforms,
    people.map(({ user }) => ({ userId: user.id, platform: 'pc' })),
  );
  await insertRows(
    tx,
    addresses,
    people
      .filter(({ user }) => !demoIds.has(user.cellphone))
      .flatMap(({ user }) =>
        user.addresses.map((address) => ({
          userId: user.id,
          ...placeOf(address),
          isDefault: address.default,
        })),
      ),
  );
  await insertRows(
    tx,
    pointsAccounts,
    people.map(({ user, points }) => ({ userId: user.id, total: points, available: points })),
  );
  await insertRows(
    tx,
    pointsLogs,
    people
      .filter(({ points }) => points > 0)
      .map(({ user, points, since }) => ({
        userId: user.id,
        type: 'income' as const,
        operation: points,
        remark: { zh: '演示积分', en: 'Points of the demonstration' },
        createdAt: since,
        updatedAt: since,
      })),
  );
  await insertRows(
    tx,
    moneyLogs,
    people
      .filter(({ user, balance }) => balance > 0 && user.cellphone !== DEMO_ACCOUNTS[0].cellphone)
      .map(({ user, balance, since }) => ({
        userId: user.id,
        type: 'income' as const,
        money: balance,
        remark: { zh: '演示余额', en: 'Balance of the demonstration' },
        createdAt: since,
        updatedAt: since,
      })),
  );
}

import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { users } from '../../../kernel/db/schema/index.ts';
import type { AccountState } from '../../../kernel/words/accounts.ts';
import { Refused } from '../refused.ts';

export type User = typeof users.$inferSelect;

/** Phone numbers have eleven digits, ids fewer, mailboxes an at sign. */
function isUser(reference: string) {
  if (reference.includes('@')) return eq(sql`lower(${users.email})`, reference.toLowerCase());
  if (/^\d{1,10}$/.test(reference)) return eq(users.id, Number(reference));
  return eq(users.cellphone, reference);
}

/**
 * A customer by phone number, e-mail address or id; closed accounts too.
 * @throws Refused when there is none
 */
export async function findAnyUser(db: DbOrTx, reference: string): Promise<User> {
  const [user] = await db.select().from(users).where(isUser(reference));
  if (user) return user;
  throw new Refused(
    `There is no user ${reference}: give a phone number, an e-mail address or an id ("shop users list").`,
  );
}

/** How operators call a customer. */
export function userName({ cellphone, email, name }: Pick<User, 'cellphone' | 'email' | 'name'>): string {
  return cellphone ?? email ?? name;
}

/** How an account stands. */
export function accountState({ state, isClosed }: Pick<User, 'state' | 'isClosed'>): AccountState | 'closed' {
  return isClosed ? 'closed' : state;
}

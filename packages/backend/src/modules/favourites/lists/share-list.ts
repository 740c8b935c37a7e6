import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../../kernel/db/database.ts';
import { favouriteLists } from '../../../kernel/db/schema/index.ts';
import { found, refuse } from '../../../kernel/errors/shop-error.ts';
import { seal, unseal } from '../../../kernel/keys/seal.ts';
import { isOwn, type ListRow, type OwnList } from './own-list.ts';
import { publishShared } from './publish-shared.ts';

/** As long as the link of a shopping list. */
const VALID_DAYS = 30;
const DAY = 86_400_000;
const PURPOSE = 'favourites list';

/** What is sealed in a link: which list, and by which mark it is shared. */
type Sealed = [listId: number, mark: string];

/** The link of a list; null while nobody may open it. */
export function tokenOf({ id, shareMark, sharedUntil }: ListRow, key: string, now: Date): string | null {
  if (shareMark === null || sharedUntil === null || sharedUntil <= now) return null;
  const sealed: Sealed = [id, shareMark];
  return seal(sealed, key, PURPOSE);
}

type Sharing = OwnList & { from: string; now: Date };

/**
 * Shares a list for thirty days from now. A link that is still valid stays valid; one that has ended does not come back.
 * @throws ShopError `record.missing`
 */
export async function shareList(db: Db, { from, now, ...whose }: Sharing): Promise<ListRow> {
  const isShared = and(isNotNull(favouriteLists.shareMark), gt(favouriteLists.sharedUntil, now));
  const mark = randomBytes(9).toString('base64url');
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(favouriteLists)
      .set({
        shareMark: sql`case when ${isShared} then ${favouriteLists.shareMark} else ${mark} end`,
        sharedFrom: from,
        sharedUntil: new Date(now.getTime() + VALID_DAYS * DAY),
        updatedAt: now,
      })
      .where(isOwn(whose))
      .returning();
    await publishShared(tx, [found(row)]);
    return found(row);
  });
}

/**
 * Ends the link of a list at once.
 * @throws ShopError `record.missing`
 */
export async function endSharing(db: Db, whose: OwnList, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(favouriteLists).where(isOwn(whose)).for('update');
    const list = found(before);
    await tx
      .update(favouriteLists)
      .set({ shareMark: null, sharedFrom: '', sharedUntil: null, updatedAt: now })
      .where(eq(favouriteLists.id, list.id));
    await publishShared(tx, [list]);
  });
}

/**
 * The list of a link.
 * @throws ShopError `favourite_list.link` for what the shop did not seal, `favourite_list.ended`, `favourite_list.expired`
 */
export async function openLink(db: DbOrTx, token: string, key: string, now: Date): Promise<ListRow> {
  const [id, mark] = unsealed(token, key);
  const [list] = await db.select().from(favouriteLists).where(eq(favouriteLists.id, id));
  if (!list || list.shareMark !== mark || list.sharedUntil === null) throw refuse('favourite_list.ended');
  if (list.sharedUntil <= now) throw refuse('favourite_list.expired');
  return list;
}

function unsealed(token: string, key: string): Sealed {
  try {
    return unseal(token, key, PURPOSE) as Sealed;
  } catch {
    throw refuse('favourite_list.link');
  }
}

import { publishAll } from '../../../kernel/change-events/publish.ts';
import type { Tag } from '../../../kernel/change-events/tags.ts';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import type { ListRow } from './own-list.ts';

/** What a page that shows a shared list depends on. */
export const tagOfList = (id: number): Tag => `favourite-lists:${id}`;

/** Tells that lists changed, those of them that somebody may be shown. */
export async function publishShared(db: DbOrTx, lists: readonly Pick<ListRow, 'id' | 'shareMark'>[]): Promise<void> {
  const shown = lists.filter(({ shareMark }) => shareMark !== null);
  if (shown.length > 0)
    await publishAll(
      db,
      shown.map(({ id }) => tagOfList(id)),
    );
}

import type { DbOrTx } from '../../../kernel/db/database.ts';
import { withoutSecrets } from './left-out.ts';
import { orderOf } from './own-rows.ts';
import type { Section } from './sections.ts';

/** Rows read at once: a customer with many orders must not fill the memory. */
const BATCH = 500;

/** The rows of a customer in one table, a batch at a time, without what is left out. */
export async function* readSection(
  db: DbOrTx,
  { table, columns, own }: Section,
  userId: number,
): AsyncGenerator<Record<string, unknown>[]> {
  for (let offset = 0; ; offset += BATCH) {
    const rows: Record<string, unknown>[] = await db
      .select(columns)
      .from(table)
      .where(own(userId))
      .orderBy(...orderOf(table))
      .limit(BATCH)
      .offset(offset);
    if (rows.length > 0) yield rows.map((row) => withoutSecrets(row) as Record<string, unknown>);
    if (rows.length < BATCH) return;
  }
}

import { and, eq, inArray } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { pointsLogs } from '../../../kernel/db/schema/index.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';
import { addBefore } from '../additions.ts';
import { loadFollowings, type ReviewRecord } from '../review-records.ts';
import { toReviewRow, type WireOwnReviewRow, type WireReviewRow } from './review-wire.ts';

type Reader = Pick<ShopContext, 'db' | 'times'>;

/** Reviews as they are sent, each with its pictures, what its author added and the shop's reply. */
export async function toReviewRows(
  { db, times }: Reader,
  records: readonly ReviewRecord[],
  lang: Lang,
): Promise<WireReviewRow[]> {
  const ids = records.map(({ comment }) => comment.id);
  const { replies, additions } = await loadFollowings(db, ids);
  const pictures = await resourcesOf(db, 'comment', [...ids, ...[...additions.values()].map(({ id }) => id)]);
  return records.map((record) => {
    const { id } = record.comment;
    const row = additions.get(id);
    const addition = row && { row, pictures: pictures.get(row.id) ?? [] };
    const attached = { pictures: pictures.get(id) ?? [], reply: replies.get(id), addition };
    return toReviewRow(record, attached, { lang, times });
  });
}

/** The same for their author: whether they are shown, until when they can be added to, and what they earned. */
export async function toOwnReviewRows(
  shop: Pick<ShopContext, 'db' | 'times' | 'now'>,
  records: readonly ReviewRecord[],
  lang: Lang,
): Promise<WireOwnReviewRow[]> {
  const rows = await toReviewRows(shop, records, lang);
  const points = await pointsOf(
    shop.db,
    rows.map(({ comment }) => comment.id),
  );
  return rows.map((row, index) => {
    const record = records[index];
    const until = record && addBefore(record.comment, record.order, row.comment.addition !== null, shop.now());
    return {
      ...row,
      is_hidden: record?.comment.state === 'hidden' ? 1 : 0,
      add_before: shop.times.textOrNull(until ?? null),
      points: points.get(row.comment.id) ?? 0,
    };
  });
}

async function pointsOf(db: DbOrTx, commentIds: readonly number[]): Promise<Map<number, number>> {
  if (commentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: pointsLogs.sourceId, points: pointsLogs.operation })
    .from(pointsLogs)
    .where(and(eq(pointsLogs.sourceType, 'review'), inArray(pointsLogs.sourceId, [...commentIds])));
  return new Map(rows.flatMap(({ id, points }) => (id === null ? [] : [[id, points]])));
}

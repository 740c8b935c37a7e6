import type { ShopContext } from '../../plugins/types.ts';
import type { Lang } from '../../texts/languages.ts';
import { resourcesOf } from '../../wire/resource.ts';
import { loadReplies, type ReviewRecord } from './review-records.ts';
import { toReviewRow, type WireReviewRow } from './review-wire.ts';

/** Reviews as they are sent, each with its pictures and the shop's reply. */
export async function toReviewRows(
  { db, times }: Pick<ShopContext, 'db' | 'times'>,
  records: readonly ReviewRecord[],
  lang: Lang,
): Promise<WireReviewRow[]> {
  const ids = records.map(({ comment }) => comment.id);
  const pictures = await resourcesOf(db, 'comment', ids);
  const replies = await loadReplies(db, ids);
  return records.map((record) => {
    const { id } = record.comment;
    return toReviewRow(record, { pictures: pictures.get(id) ?? [], reply: replies.get(id) }, { lang, times });
  });
}

import { secondsBetween } from '../model/shop-time.ts';
import { toPagePath } from '../wire/links.ts';
import { noticeKindNumbers, wordOf } from '../wire/numbers.ts';
import { centsFromCents, toNumber, toOptionalNumber, toOptionalText } from '../wire/values.ts';
import type { Notice, NoticeCounts } from './model.ts';
import type { WireNotice, WireNoticeCounts } from './wire.ts';

export function toNotice({ id, data, read_at, created_at }: WireNotice): Notice {
  return {
    id: String(id),
    kind: wordOf(noticeKindNumbers, data.type) ?? 'system',
    title: data.title ?? '',
    picture: toOptionalText(data.image),
    amount: toOptionalNumber(data.price) === null ? null : centsFromCents(data.price),
    details: (data.list ?? []).map(({ keyword, data: value }) => ({
      label: keyword ?? '',
      value: value === null || value === undefined ? '' : String(value),
    })),
    remark: toOptionalText(data.remark),
    path: toPagePath(data.url),
    isRead: Boolean(read_at),
    sentAt: created_at,
  };
}

export function toNoticeCounts({ unread, newest, server_time }: WireNoticeCounts): NoticeCounts {
  const counts = { unread: toNumber(unread) };
  if (newest === undefined || server_time === undefined) return counts;
  if (newest === null) return { ...counts, newest };
  return { ...counts, newest: { id: String(newest.id), ageSeconds: secondsBetween(newest.created_at, server_time) } };
}

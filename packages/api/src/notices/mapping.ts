import { toPagePath } from '../wire/links.ts';
import { noticeKindNumbers, wordOf } from '../wire/numbers.ts';
import { centsFromCents, toOptionalNumber, toOptionalText } from '../wire/values.ts';
import type { Notice } from './model.ts';
import type { WireNotice } from './wire.ts';

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

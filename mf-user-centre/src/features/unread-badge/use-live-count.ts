import { type NoticeCounts, watchUnreadNotices } from '@jishi/api/notices';
import { noticeInvalidations, unreadNoticesQuery } from '@jishi/api/notices/queries';
import { orderInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi } from '@jishi/contracts';
import { whileVisible } from '@jishi/part-kit/while-visible';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNews } from './is-news.ts';

/**
 * Keeps the number of unread messages true while somebody looks at the page; nothing is asked for a hidden one. When it changes, lists of
 * messages are asked for anew, also one that is on its way; when a message came, orders are, too: it may tell of a parcel.
 */
export function useLiveCount(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = unreadNoticesQuery(api);
    let newest: string | null | undefined;
    const hear = (counts: NoticeCounts) => {
      const known = { unread: queries.getQueryData(queryKey), ...(newest === undefined ? {} : { newest }) };
      if (counts.newest !== undefined) newest = counts.newest?.id ?? null;
      queries.setQueryData(queryKey, counts.unread);
      const isNew = isNews(known, counts, performance.now() / 1000);
      if (isNew || known.unread !== counts.unread) void invalidate(queries, noticeInvalidations.unreadChanged);
      if (isNew) void invalidate(queries, orderInvalidations.noticeCame);
    };
    return whileVisible((signal) => watchUnreadNotices(api, hear, { signal }));
  }, [api, queries]);
}

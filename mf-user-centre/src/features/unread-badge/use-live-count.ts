import { type NoticeCounts, watchUnreadNotices } from '@jishi/api/notices';
import { unreadNoticesQuery } from '@jishi/api/notices/queries';
import { orderInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi } from '@jishi/contracts';
import { whileVisible } from '@jishi/part-kit/while-visible';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNews } from './is-news.ts';

/**
 * Keeps the number of unread messages true while somebody looks at the page; nothing is asked for a hidden one. When a message came
 * orders are asked for anew where they are shown: it may tell of a parcel.
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
      if (isNews(known, counts, performance.now() / 1000)) void invalidate(queries, orderInvalidations.noticeCame);
    };
    return whileVisible((signal) => watchUnreadNotices(api, hear, { signal }));
  }, [api, queries]);
}

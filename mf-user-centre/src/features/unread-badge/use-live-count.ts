import { watchUnreadNotices } from '@jishi/api/notices';
import { unreadNoticesQuery } from '@jishi/api/notices/queries';
import { orderInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi } from '@jishi/contracts';
import { whileVisible } from '@jishi/part-kit/while-visible';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Keeps the number of unread messages true while somebody looks at the page; nothing is asked for a hidden one. With one more of them
 * orders are asked for anew where they are shown: the message may tell of a parcel.
 */
export function useLiveCount(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = unreadNoticesQuery(api);
    const hear = (count: number) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, count);
      if (before !== undefined && count > before) void invalidate(queries, orderInvalidations.noticeCame);
    };
    return whileVisible((signal) => void watchUnreadNotices(api, hear, { signal }));
  }, [api, queries]);
}

import { watchUnreadNotices } from '@jishi/api/notices';
import { unreadNoticesQuery } from '@jishi/api/notices/queries';
import { useApi } from '@jishi/contracts';
import { whileVisible } from '@jishi/part-kit/while-visible';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the number of unread messages true while somebody looks at the page; nothing is asked for a hidden one. */
export function useLiveCount(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = unreadNoticesQuery(api);
    const hear = (count: number) => queries.setQueryData(queryKey, count);
    return whileVisible((signal) => void watchUnreadNotices(api, hear, { signal }));
  }, [api, queries]);
}

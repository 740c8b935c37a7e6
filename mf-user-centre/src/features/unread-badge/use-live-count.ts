import { watchUnreadNotices } from '@jishi/api/notices';
import { unreadNoticesQuery } from '@jishi/api/notices/queries';
import { useApi } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the number of unread messages true while somebody looks at the page; nothing is asked for a hidden one. */
export function useLiveCount(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = unreadNoticesQuery(api);
    let leaving = new AbortController();
    const watch = () => {
      leaving.abort();
      if (document.hidden) return;
      leaving = new AbortController();
      void watchUnreadNotices(api, (count) => queries.setQueryData(queryKey, count), { signal: leaving.signal });
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      leaving.abort();
    };
  }, [api, queries]);
}

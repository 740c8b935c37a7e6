import { noticeInvalidations, unreadNoticesQuery } from '@jishi/api/notices/queries';
import { invalidate } from '@jishi/api/queries';

import { useApi } from '@jishi/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Asks for the list anew when the number of unread messages changes: one came, or was read in another tab. */
export function useFollowedList(): void {
  const queries = useQueryClient();
  const { data: unread } = useQuery(unreadNoticesQuery(useApi()));
  const before = useRef(unread);
  useEffect(() => {
    if (before.current !== undefined && unread !== before.current) {
      void invalidate(queries, noticeInvalidations.unreadChanged);
    }
    before.current = unread;
  }, [unread, queries]);
}

import { useApi } from '@jishi/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { unreadNoticesQuery } from '../../../queries/notice-queries.ts';

/** Asks for the list anew when the number of unread messages changes: one came, or was read in another tab. */
export function useFollowedList(): void {
  const queries = useQueryClient();
  const { data: unread } = useQuery(unreadNoticesQuery(useApi()));
  const before = useRef(unread);
  useEffect(() => {
    if (before.current !== undefined && unread !== before.current) {
      void queries.invalidateQueries({ queryKey: ['notices', 'list'] });
    }
    before.current = unread;
  }, [unread, queries]);
}

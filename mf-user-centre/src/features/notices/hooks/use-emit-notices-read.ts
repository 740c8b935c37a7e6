import { noticeInvalidations } from '@jishi/api/notices/queries';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

type Act = 'getNotice' | 'markNoticesRead' | 'markAllNoticesRead' | 'removeNotices';

/** Says that messages were read or deleted: lists of them are asked for anew, other parts hear of it. */
export function useEmitNoticesRead(): (act: Act) => Promise<void> {
  const { bus } = useShop();
  const queries = useQueryClient();
  return useCallback(
    (act) => {
      bus.emit('notice:read', {});
      return invalidate(queries, noticeInvalidations[act]);
    },
    [bus, queries],
  );
}

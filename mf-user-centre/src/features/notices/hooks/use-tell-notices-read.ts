import { useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Says that messages were read or deleted: lists of them are asked for anew, other parts hear of it. */
export function useTellNoticesRead(): () => Promise<void> {
  const { bus } = useShop();
  const queries = useQueryClient();
  return useCallback(() => {
    bus.emit('notice:read', {});
    return queries.invalidateQueries({ queryKey: ['notices', 'list'] });
  }, [bus, queries]);
}

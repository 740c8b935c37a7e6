import { categoryKeys } from '@jishi/api/categories/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the categories have come. Only looked at: an observer of its own would keep a failed question from being asked again. */
export function useCategoriesStatus(): string {
  const cache = useQueryClient().getQueryCache();
  const status = () => cache.find({ queryKey: categoryKeys.menu })?.state.status ?? 'pending';
  return useSyncExternalStore((listener) => cache.subscribe(listener), status, status);
}

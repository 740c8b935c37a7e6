import type { ApiClient } from '@jishi/api';
import { listFlashSales } from '@jishi/api/flash-sales';
import { queryOptions } from '@tanstack/react-query';

/** Sales of the round that is running now. */
export const runningSalesQuery = (api: ApiClient, limit: number) =>
  queryOptions({
    queryKey: ['flash-sales', 'running', limit],
    queryFn: ({ signal }) => listFlashSales(api, { state: 'running', pageSize: limit }, { signal }),
  });

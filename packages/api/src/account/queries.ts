import type { ApiClient } from '@jishi/api';
import { getAccount } from '@jishi/api/account';
import { queryOptions } from '../queries/query-options.ts';
import { accountKeys } from './keys.ts';

export { accountKeys };

/** The customer's account: name, picture, balance, points. */
export const accountQuery = (api: ApiClient) =>
  queryOptions({ queryKey: accountKeys.all, queryFn: ({ signal }) => getAccount(api, { signal }) });

import type { ApiClient } from '@jishi/api';
import { getAccount, getNoticeChoices } from '@jishi/api/account';
import { queryOptions } from '../queries/query-options.ts';
import { accountKeys } from './keys.ts';

export { accountInvalidations, accountKeys } from './keys.ts';

/** The customer's account: name, picture, balance, points. */
export const accountQuery = (api: ApiClient) =>
  queryOptions({ queryKey: accountKeys.all, queryFn: ({ signal }) => getAccount(api, { signal }) });

/** Which notices come by which way. */
export const noticeChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.noticeChoices,
    queryFn: ({ signal }) => getNoticeChoices(api, { signal }),
  });

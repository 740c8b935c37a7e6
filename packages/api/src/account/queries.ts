import type { ApiClient } from '@jishi/api';
import { getAccount, getClosing, getDataFile, getNoticeChoices } from '@jishi/api/account';
import { queryOptions } from '../queries/query-options.ts';
import { accountKeys } from './keys.ts';

export { accountInvalidations, accountKeys } from './keys.ts';

/** The customer's account: name, picture, balance, points. */
export const accountQuery = (api: ApiClient) =>
  queryOptions({ queryKey: accountKeys.all, queryFn: ({ signal }) => getAccount(api, { signal }) });

/** What keeps the account open, and what would be lost with it. */
export const closingQuery = (api: ApiClient) =>
  queryOptions({ queryKey: accountKeys.closing, queryFn: ({ signal }) => getClosing(api, { signal }) });

/** The file with everything that is kept of the customer, as far as it is. */
export const dataFileQuery = (api: ApiClient) =>
  queryOptions({ queryKey: accountKeys.dataFile, queryFn: ({ signal }) => getDataFile(api, { signal }) });
/** Which notices come by which way. */
export const noticeChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: accountKeys.noticeChoices,
    queryFn: ({ signal }) => getNoticeChoices(api, { signal }),
  });

import type { ApiClient } from '@jishi/api';
import { getSecurityState, listDevices, listPasskeys } from '@jishi/api/security';
import { queryOptions } from '../queries/query-options.ts';
import { securityKeys } from './keys.ts';

export { securityInvalidations, securityKeys } from './keys.ts';

/** Whether there is a password, and how many passkeys and devices. */
export const securityStateQuery = (api: ApiClient) =>
  queryOptions({ queryKey: securityKeys.state, queryFn: ({ signal }) => getSecurityState(api, { signal }) });

/** Devices that are signed in, the last used first. */
export const devicesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: securityKeys.devices, queryFn: ({ signal }) => listDevices(api, { signal }) });

/** The customer's passkeys, the oldest first. */
export const passkeysQuery = (api: ApiClient) =>
  queryOptions({ queryKey: securityKeys.passkeys, queryFn: ({ signal }) => listPasskeys(api, { signal }) });

import type { ApiClient } from '@jishi/api';
import type { lateAccount } from '../account/lazy-account.ts';
import type { Scope } from './scope.ts';

/** What belongs to a tab beyond the scope every page shares. */
export type Tab = Scope & {
  account: ReturnType<typeof lateAccount>;
  /** Tells nobody of its failures: for what nobody has asked for yet. */
  silentApi: ApiClient;
  /** Set once there is a router. */
  navigate: { to(path: string): void };
};

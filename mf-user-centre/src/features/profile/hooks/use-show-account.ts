import { accountQuery } from '@jishi/api/account/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * After a change of the account: frame and pages show it before anything is told. `old`: keys of what the change made old, the account
 * among them.
 */
export function useShowAccount(): (old: readonly QueryKey[]) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const { session } = useShop();
  return async (old) => {
    await invalidate(queries, old);
    const { nickname, phone, avatar } = await queries.ensureQueryData(accountQuery(api));
    session.getState().setCustomer({ nickname, phone, portrait: avatar });
  };
}

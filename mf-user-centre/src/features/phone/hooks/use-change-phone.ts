import { invalidate } from '@jishi/api/queries';
import { changePhone } from '@jishi/api/security';
import { securityInvalidations } from '@jishi/api/security/queries';
import { useApi, useSession, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { forgetPhone } from '../../../model/auth/typed-phone.ts';

/** Moves the account to another number; frame and pages show it at once. */
export function useChangePhone(onDone: () => void) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const customer = useSession((state) => state.customer);
  const setCustomer = useSession((state) => state.setCustomer);
  return useMutation({
    mutationFn: (typed: { phone: string; code: string }) => changePhone(api, typed, { silent: true }),
    onSuccess: async (_, { phone }) => {
      forgetPhone();
      if (customer) setCustomer({ ...customer, phone });
      await invalidate(queries, securityInvalidations.changePhone);
      notify({ kind: 'success', text: text('phone.done') });
      onDone();
    },
  });
}

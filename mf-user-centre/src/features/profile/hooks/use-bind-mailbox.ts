import { bindMailbox } from '@jishi/api/account';
import { securityInvalidations } from '@jishi/api/security/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { useShowAccount } from './use-show-account.ts';

/** Makes a mailbox the customer's; every page knows it before the dialog closes. */
export function useBindMailbox(onBound: () => void) {
  const text = useTexts();
  const api = useApi();
  const { notify } = useShop();
  const show = useShowAccount();
  return useMutation({
    mutationFn: (typed: { email: string; code: string }) => bindMailbox(api, typed),
    onSuccess: async () => {
      await show(securityInvalidations.bindMailbox);
      notify({ kind: 'success', text: text('profile.email-bound') });
      onBound();
    },
  });
}

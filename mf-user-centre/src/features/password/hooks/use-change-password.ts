import { invalidate } from '@jishi/api/queries';
import { changePassword, type PasswordChange } from '@jishi/api/security';
import { securityInvalidations } from '@jishi/api/security/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Changes the password and says what that has ended. */
export function useChangePassword(onDone: () => void) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: (change: PasswordChange) => changePassword(api, change, { silent: true }),
    onSuccess: async (_, { current }) => {
      onDone();
      notify({ kind: 'success', text: text(current === null ? 'passwords.first-done' : 'passwords.changed') });
      await invalidate(queries, securityInvalidations.changePassword);
    },
  });
}

import { resetPassword } from '@jishi/api/sign-in';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { NewPassword } from '../../components/auth/new-password-form.tsx';
import { useTexts } from '../../messages/texts.ts';

/** Sets the new password, which ends every sign-in, and leads to signing in with it; the way back stays kept. */
export function useResetPassword() {
  const text = useTexts();
  const api = useApi();
  const { notify } = useShop();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (typed: NewPassword) => resetPassword(api, typed, { silent: true }),
    onSuccess: () => {
      notify({ kind: 'success', text: text('reset.done') });
      void navigate(`${paths.signIn()}?by=password`, { replace: true });
    },
  });
}

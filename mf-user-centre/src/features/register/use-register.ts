import { registerWithPassword, signInByPassword } from '@jishi/api/sign-in';
import { useRef } from 'react';
import type { NewPassword } from '../../components/auth/new-password-form.tsx';
import { useSignIn } from '../../hooks/auth/use-sign-in.ts';

/** Makes the account and signs in. When only signing in failed, the next try does not make it once more. */
export function useRegister() {
  const signIn = useSignIn('register.done');
  const made = useRef<string | null>(null);
  const run = (typed: NewPassword, onError: (error: unknown) => void) => {
    signIn.mutate(
      {
        async attempt(api, how) {
          if (made.current !== typed.phone) await registerWithPassword(api, typed, { silent: true });
          made.current = typed.phone;
          return signInByPassword(api, typed, { ...how, silent: true });
        },
        remember: true,
      },
      { onError },
    );
  };
  return { run, isPending: signIn.isPending };
}

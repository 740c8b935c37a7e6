import type { ApiClient } from '@jishi/api';
import type { SignIn } from '@jishi/api/sign-in';
import { useApi, useSession, useShop } from '@jishi/contracts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type TextKey, useTexts } from '../../messages/texts.ts';
import { type How, remembering } from '../../model/auth/remembering.ts';
import { returnPath } from '../../model/auth/return-path.ts';
import { forgetPhone } from '../../model/auth/typed-phone.ts';

type Attempt = { attempt: (api: ApiClient, how: How) => Promise<SignIn>; remember: boolean };

/** Signs in, says so, and goes where the visitor wanted to go. */
export function useSignIn(done: TextKey = 'sign-in.done') {
  const text = useTexts();
  const api = useApi();
  const { notify } = useShop();
  const startSession = useSession((state) => state.signIn);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useMutation({
    mutationFn: async ({ attempt, remember }: Attempt) => {
      const { tokens } = await attempt(api, remembering(remember));
      await startSession(tokens, remember);
    },
    onSuccess: () => {
      forgetPhone();
      notify({ kind: 'success', text: text(done) });
      void navigate(returnPath(search.get('from')), { replace: true });
    },
  });
}

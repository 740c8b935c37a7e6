import { type SentCode, sendCode } from '@jishi/api/sign-in';
import { useApi } from '@jishi/contracts';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';

type SendCodeOptions = { codeInput: RefObject<HTMLInputElement | null>; onSent: () => void };

/** Sends a code to a number. Where the shop sends none (demo mode) the field is filled; the next key belongs to it either way. */
export function useSendCode({ codeInput, onSent }: SendCodeOptions) {
  const api = useApi();
  return useMutation<SentCode, unknown, string>({
    mutationFn: (phone) => sendCode(api, { phone, purpose: 'sign-in' }),
    onSuccess: ({ demoCode }) => {
      onSent();
      const input = codeInput.current;
      if (!input) return;
      if (demoCode) input.value = demoCode;
      input.focus();
    },
  });
}

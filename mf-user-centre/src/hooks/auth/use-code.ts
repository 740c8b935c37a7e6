import { type CodePurpose, type SentCode, sendCode } from '@jishi/api/sign-in';
import { useApi } from '@jishi/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCodeWait } from './use-code-wait.ts';

/** Sends a code to a number that was typed. */
export function useCode(phone: string, purpose: CodePurpose) {
  const api = useApi();
  return useSentCode(phone, (to) => sendCode(api, { phone: to, purpose }, { silent: true }));
}

/**
 * Sends a code to a number or mailbox, and counts until the next one. Where the shop sends none (demo mode) the field is filled; the
 * next key belongs to it either way.
 */
export function useSentCode(target: string, call: (to: string) => Promise<SentCode>) {
  const input = useRef<HTMLInputElement>(null);
  const { left, start } = useCodeWait(target);
  const sending = useMutation<SentCode, unknown, string>({
    mutationFn: call,
    onSuccess: ({ demoCode }, to) => {
      start(to);
      if (!input.current) return;
      if (demoCode) input.current.value = demoCode;
      input.current.focus();
    },
  });
  const send = () => {
    if (!sending.isPending) sending.mutate(target);
  };
  // What a failure said of another number or mailbox counts no more.
  const error = sending.variables === target ? sending.error : null;
  return { input, left, sending, error, send };
}

export type CodeSending = ReturnType<typeof useSentCode>;

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSingleRun } from './use-single-run.ts';

type ConfirmOptions<T> = {
  /** The call, once somebody has agreed. */
  call: (pending: T) => Promise<unknown>;
  /** What follows a call that went well: what is shown anew, a message. The question closes when this has settled. */
  onSuccess: (pending: T) => Promise<void> | void;
};

/** A question that is asked, answered and acted on. */
export type Confirming<T> = {
  /** What is asked about; `null` while no question is open. */
  pending: T | null;
  /** The call, or what follows it, is under way. */
  isBusy: boolean;
  /** Why the last call failed; `null` when there was none, or it went well. */
  error: unknown;
  ask: (about: T) => void;
  confirm: () => void;
  close: () => void;
};

/**
 * An action from the question before it to what follows. A failed call keeps the question open, with the reason in
 * `error`; agreeing twice calls once.
 */
export function useConfirm<T>({ call, onSuccess }: ConfirmOptions<T>): Confirming<T> {
  const [pending, setPending] = useState<T | null>(null);
  const { mutateAsync, reset, isPending, error } = useMutation({
    mutationFn: (about: T) => call(about),
    onSuccess: async (_, about) => {
      await onSuccess(about);
      setPending(null);
    },
  });
  const run = useSingleRun({ mutateAsync: (about: T) => mutateAsync(about) });
  return {
    pending,
    isBusy: isPending,
    error,
    ask: (about) => {
      reset();
      setPending(() => about);
    },
    confirm: () => {
      if (pending !== null) run(pending);
    },
    close: () => setPending(null),
  };
}

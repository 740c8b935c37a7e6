import { isApiError } from '@jishi/api';
import { closeAccount } from '@jishi/api/account';
import { accountInvalidations } from '@jishi/api/account/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { ownPaths } from '../../../model/own-paths.ts';
import { type IdentityProof, useIdentityProof } from '../../identity-proof/hooks/use-identity-proof.ts';

/** Which question is open. */
type ClosingStep = 'none' | 'first' | 'second';

export type ClosingSteps = {
  step: ClosingStep;
  proof: IdentityProof;
  /** The account is being closed, or the shop is asked who is there. */
  isBusy: boolean;
  /** Why the last step failed. */
  error: unknown;
  begin: () => void;
  /** Says yes to the question that is open. */
  agree: () => void;
  stop: () => void;
};

/** Seconds a proof has to count for when the last answer is given: the call itself. */
const SECONDS_OF_A_CALL = 5;

/**
 * Two questions, and between them the proof of who is there, when the last one is too old. An account that is closed leaves this browser for the
 * page that says so.
 */
export function useClosing(): ClosingSteps {
  const api = useApi();
  const queries = useQueryClient();
  const session = useShop().session;
  const goodBye = useHref(ownPaths['account-closed']());
  const [step, setStep] = useState<ClosingStep>('none');
  const proof = useIdentityProof();
  const closing = useMutation({
    mutationFn: () => closeAccount(api),
    // Busy until the page is left: nothing can be done with an account that is gone.
    onSuccess: () => session.getState().leave(goodBye),
    onError: (error) => {
      // An order was placed meanwhile: it stands in the list, too.
      if (isApiError(error, 'conflict')) void invalidate(queries, accountInvalidations.closeAccount);
    },
  });
  return {
    step,
    proof,
    isBusy: closing.isPending || closing.isSuccess || proof.isChecking,
    error: closing.error ?? proof.error,
    begin: () => {
      closing.reset();
      setStep('first');
    },
    agree: () => {
      if (closing.isPending || closing.isSuccess) return;
      if (step === 'first') proof.ensure(() => setStep('second'));
      else proof.ensure(() => closing.mutate(), SECONDS_OF_A_CALL);
    },
    stop: () => setStep('none'),
  };
}

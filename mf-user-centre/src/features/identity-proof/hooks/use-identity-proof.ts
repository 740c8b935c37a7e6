import { getProofState, type ProofWay } from '@jishi/api/sign-in';
import { useApi } from '@jishi/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** A proof that ends while the call is on its way would be refused. */
const USUAL_SECONDS = 60;

type Act = () => void;
type Wish = { act: Act; seconds: number };
type PendingProof = { ways: readonly ProofWay[]; act: Act };

export type IdentityProof = {
  /** Ways to choose from while the dialog is open; `null` while it is closed. */
  ways: readonly ProofWay[] | null;
  /** The shop is being asked whether the last proof still counts. */
  isChecking: boolean;
  /** Why that could not be known; `null` when it was. */
  error: unknown;
  /**
   * Does what needs a fresh proof: at once when the last one still counts, else when the customer has given one in the dialog.
   *
   * @param seconds for which the proof has to count at least; more than a minute where the customer still has something to do
   */
  ensure: (act: Act, seconds?: number) => void;
  /** For the dialog: the proof was given. */
  proved: () => void;
  close: () => void;
};

/** What takes an account over asks first who is there (decision 103). Place an `IdentityProofDialog` with what this gives. */
export function useIdentityProof(): IdentityProof {
  const api = useApi();
  const [pending, setPending] = useState<PendingProof | null>(null);
  const checking = useMutation({
    mutationFn: (_: Wish) => getProofState(api, { silent: true }),
    onSuccess: ({ secondsLeft, ways }, { act, seconds }) => {
      if (secondsLeft >= seconds) act();
      else setPending({ ways, act });
    },
  });
  return {
    ways: pending?.ways ?? null,
    isChecking: checking.isPending,
    error: checking.error,
    ensure: (act, seconds = USUAL_SECONDS) => {
      if (!checking.isPending) checking.mutate({ act, seconds });
    },
    proved: () => {
      setPending(null);
      pending?.act();
    },
    close: () => setPending(null),
  };
}

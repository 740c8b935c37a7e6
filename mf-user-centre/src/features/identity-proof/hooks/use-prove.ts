import { type Proof, prove } from '@jishi/api/sign-in';
import { useApi } from '@jishi/contracts';
import { useMutation } from '@tanstack/react-query';

/** Sends a proof; what it throws is for the form that made it. */
export function useProve(onProved: () => void) {
  const api = useApi();
  return useMutation({ mutationFn: (proof: Proof) => prove(api, proof), onSuccess: onProved });
}

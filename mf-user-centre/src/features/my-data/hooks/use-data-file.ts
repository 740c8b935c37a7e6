import { isApiError } from '@jishi/api';
import { askForDataFile, type DataFile, requestDataFile } from '@jishi/api/account';
import { accountInvalidations, dataFileQuery } from '@jishi/api/account/queries';
import { invalidate } from '@jishi/api/queries';
import { useApi } from '@jishi/contracts';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { fetchFile } from '../../../model/fetch-file.ts';
import { type IdentityProof, useIdentityProof } from '../../identity-proof/hooks/use-identity-proof.ts';

/** While it is being made: mostly it takes seconds, and a shop that is busy is not to be kept busy by asking. */
const ASK_AGAIN_MS = 2000;
const ASK_AGAIN_LATE_MS = 20_000;
const IN_A_HURRY = 30;

export type DataFileActs = {
  file: DataFile;
  proof: IdentityProof;
  isAsking: boolean;
  isFetching: boolean;
  /** Why the last act failed. */
  error: unknown;
  /** The file went while the page was open. */
  isGone: boolean;
  ask: () => void;
  fetch: () => void;
};

/** The file as it stands, followed while it is made; asked for and fetched with a fresh proof of who is there. */
export function useDataFile(): DataFileActs {
  const api = useApi();
  const queries = useQueryClient();
  const proof = useIdentityProof();
  const { data: file } = useSuspenseQuery({
    ...dataFileQuery(api),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.state !== 'waiting') return false;
      return state.dataUpdateCount < IN_A_HURRY ? ASK_AGAIN_MS : ASK_AGAIN_LATE_MS;
    },
  });
  const asking = useMutation({
    mutationFn: () => askForDataFile(api),
    onSuccess: (next) => queries.setQueryData(dataFileQuery(api).queryKey, next),
  });
  const fetching = useMutation({
    mutationFn: () => requestDataFile(api),
    onSuccess: fetchFile,
    onError: (error) => {
      if (isApiError(error, 'not-found')) void invalidate(queries, accountInvalidations.askForDataFile);
    },
  });
  const start = (act: typeof asking | typeof fetching, other: typeof asking | typeof fetching) => () => {
    if (asking.isPending || fetching.isPending) return;
    other.reset();
    proof.ensure(() => act.mutate());
  };
  const isGone = isApiError(fetching.error, 'not-found');
  return {
    file,
    proof,
    isAsking: asking.isPending,
    isFetching: fetching.isPending,
    error: isGone ? null : (asking.error ?? fetching.error ?? proof.error),
    isGone,
    ask: start(asking, fetching),
    fetch: start(fetching, asking),
  };
}

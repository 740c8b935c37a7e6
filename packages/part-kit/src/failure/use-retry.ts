import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Asks again for what took a block down, before the block is drawn again. Drawn at once it would wait inside React, which
 * draws it and any other waiting block by turns, with all the processor's time, until an answer comes
 * (facebook/react#37556).
 *
 * @returns `ask` with the error that was thrown settles when the answer is there, also a failed one; `isRetrying` until then
 */
export function useRetry(): { isRetrying: boolean; ask: (error: unknown) => Promise<void> } {
  const queries = useQueryClient();
  const { reset } = useQueryErrorResetBoundary();
  const [isRetrying, setRetrying] = useState(false);
  const ask = async (error: unknown) => {
    const failed = { predicate: ({ state }: { state: { error: unknown } }) => state.error === error };
    // Another block has asked since: else its newer error would be thrown again at once.
    if (queries.getQueryCache().findAll(failed).length === 0) return reset();
    setRetrying(true);
    await queries.refetchQueries(failed);
    setRetrying(false);
  };
  return { isRetrying, ask };
}

import { lotteryInvalidations } from '@jishi/api/lotteries/queries';
import { invalidate } from '@jishi/api/queries';
import { useShop } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { attemptKey, readAttempt } from '../model/attempt.ts';

/**
 * Whether a draw of this customer waits for its result: asked for here or in another tab, and not shown yet. A draw that ends
 * in another tab invalidates what this one shows.
 */
export function useOpenAttempt(lotteryId: string, customer: string): boolean {
  const { now } = useShop();
  const queries = useQueryClient();
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === attemptKey(lotteryId) && newValue === null) {
        void invalidate(queries, lotteryInvalidations.drawLottery(lotteryId));
      }
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [lotteryId, queries]);
  return useSyncExternalStore(
    hearStorage,
    () => readAttempt(lotteryId, customer, now()) !== null,
    () => false,
  );
}

function hearStorage(hear: () => void): () => void {
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

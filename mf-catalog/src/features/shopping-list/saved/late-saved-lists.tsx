import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { useLocalStorage } from '@jishi/part-kit/use-local-storage';
import { lazy, Suspense } from 'react';
import { SAVED_LISTS_KEY } from './saved-lists.ts';
import type { SavedListsProps } from './saved-lists-card.tsx';

const SavedLists = lazy(() => import('./saved-lists-card.tsx'));

/** The lists this browser keeps: nothing is fetched where it keeps none. */
export function LateSavedLists(props: SavedListsProps) {
  const kept = useLocalStorage(SAVED_LISTS_KEY);
  if (kept === null) return null;
  return (
    <FailureBoundary resetKey="" failure={() => null}>
      <Suspense fallback={null}>
        <SavedLists {...props} />
      </Suspense>
    </FailureBoundary>
  );
}

import { useSession } from '@jishi/contracts';
import { useBrowserValue } from '@jishi/contracts/browser-value';
import { Block } from '@jishi/part-kit/block';
import { useLocalStorage } from '@jishi/part-kit/use-local-storage';
import { lazy } from 'react';
import { SAVED_KEY } from '../model/stored-entries.ts';

const SavedLines = lazy(() => import('./saved-lines.tsx'));

/**
 * Fetched for customers, and for visitors whose browser keeps something; not before the page is taken over, and below everything
 * else, so that it moves nothing when it comes.
 */
export function LateSavedLines() {
  const isSignedIn = useSession((state) => state.isSignedIn);
  const kept = useLocalStorage(SAVED_KEY);
  const isTakenOver = useBrowserValue(
    () => true,
    () => false,
  );
  if (!isTakenOver || (!isSignedIn && kept === null)) return null;
  return (
    <Block fallback={null} failed={null}>
      <SavedLines />
    </Block>
  );
}

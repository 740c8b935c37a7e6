import { useBrowserValue } from '@jishi/contracts/browser-value';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { lazy, Suspense } from 'react';
import type { DictationProps } from './dictation.tsx';
import { recogniserOf } from './speech.ts';

const Dictation = lazy(() => import('./dictation.tsx'));

/** Dictation where the browser recognises speech; nobody else fetches it, and the page does as well without. */
export function LateDictation(props: DictationProps) {
  const hears = useBrowserValue(
    () => recogniserOf(window) !== null,
    () => false,
  );
  if (!hears) return null;
  return (
    <FailureBoundary resetKey="" failure={() => null}>
      <Suspense fallback={null}>
        <Dictation {...props} />
      </Suspense>
    </FailureBoundary>
  );
}

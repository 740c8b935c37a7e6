import { useBrowserValue } from '@jishi/contracts/browser-value';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { type ReactNode, Suspense } from 'react';

/** Lazy decoration: comes when its page is alive, and not at all for whoever saves data. Its script may fail. */
export function LateDecoration({ children }: { children: ReactNode }) {
  const isWelcome = useBrowserValue(wantsDecoration, () => false);
  if (!isWelcome) return null;
  return (
    <FailureBoundary resetKey="" failure={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  );
}

function wantsDecoration(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && !matchMedia('(prefers-reduced-data: reduce)').matches;
}

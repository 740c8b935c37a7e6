import { afterSign } from '@jishi/contracts';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Lazy decoration: comes when somebody is there, and not at all for whoever saves data. Its script may fail. */
export function LateDecoration({ children }: { children: ReactNode }) {
  const [isWelcome, setWelcome] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    if (wantsDecoration()) afterSign(() => setWelcome(true), gone.signal);
    return () => gone.abort();
  }, []);
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

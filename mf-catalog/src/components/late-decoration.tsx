import { afterSign } from '@jishi/contracts';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Somebody has been there: what is drawn from now on, a next slide, has its decoration at once. */
let isSomebodyThere = false;

/** Lazy decoration: comes when somebody is there, and not at all for whoever saves data. Its script may fail. */
export function LateDecoration({ children }: { children: ReactNode }) {
  const [isWelcome, setWelcome] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const welcome = () => {
      isSomebodyThere = true;
      setWelcome(true);
    };
    if (!wantsDecoration()) return undefined;
    if (isSomebodyThere) welcome();
    else afterSign(welcome, gone.signal);
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

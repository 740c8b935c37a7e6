import { afterSign } from '@jishi/contracts';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Somebody has been there: what is drawn from now on, a next slide, has its decoration at once. */
let isSomebodyThere = false;

type LateDecorationProps = {
  /** When its page is alive, or with the first sign of somebody. What comes with a press must not be in the way of what was pressed. */
  when: 'alive' | 'sign';
  children: ReactNode;
};

/** Lazy decoration, which does not come at all for whoever saves data. Its script may fail. */
export function LateDecoration({ when, children }: LateDecorationProps) {
  const [isWelcome, setWelcome] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    if (!wantsDecoration()) return undefined;
    if (when === 'alive' || isSomebodyThere) setWelcome(true);
    else {
      afterSign(() => {
        isSomebodyThere = true;
        setWelcome(true);
      }, gone.signal);
    }
    return () => gone.abort();
  }, [when]);
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

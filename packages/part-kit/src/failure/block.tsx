import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { FailureBoundary } from './failure-boundary.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useRetry } from './use-retry.ts';

export type BlockProps = {
  /** In the shape of what will come. */
  fallback: ReactNode;
  /** A new value gives a failed block another chance: the address it shows. A `key` does too, and begins with the fallback. */
  resetKey?: string;
  /** Drawn when it fails, instead of a message with "try again": the page is whole without it. */
  failed?: ReactNode;
  children: ReactNode;
};

/** Takes no part in the layout; without JavaScript what it holds goes once the real thing has come (decision 073). */
const Fallback = styled.div`
  display: contents;
`;

/** A piece of a page with its own loading and failure, so that it never holds up or takes down its neighbours. */
export function Block({ fallback, resetKey = '', failed, children }: BlockProps) {
  const { isRetrying, ask } = useRetry();
  const failure = (retry: () => void, error: unknown) => {
    if (failed !== undefined) return failed;
    return isRetrying ? fallback : <LoadFailure onRetry={() => ask(error).then(retry)} />;
  };
  return (
    <FailureBoundary resetKey={resetKey} failure={failure}>
      <Suspense fallback={fallback && <Fallback data-fallback="">{fallback}</Fallback>}>{children}</Suspense>
    </FailureBoundary>
  );
}

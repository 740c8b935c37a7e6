import { useCommonTexts } from '@jishi/i18n';
import { ErrorState } from '@jishi/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';

type BlockProps = {
  /** In the shape of what will come. */
  fallback: ReactNode;
  /** Draws nothing when it fails: the page is whole without it. */
  optional?: boolean;
  children: ReactNode;
};

/**
 * A piece of a page with its own loading and failure, so that it never holds up or takes down its neighbours. Give it a
 * `key` of what it shows: a new one begins with the skeleton, and gives a failed block another chance.
 */
export function Block({ fallback, optional = false, children }: BlockProps) {
  const text = useCommonTexts();
  const { reset } = useQueryErrorResetBoundary();
  const failure = (retry: () => void) =>
    optional ? null : (
      <ErrorState
        title={text('error.load_title')}
        text={text('error.load_hint')}
        retryLabel={text('action.retry')}
        onRetry={() => {
          reset(); // else the old error of the query is thrown again at once
          retry();
        }}
      />
    );
  return (
    <FailureBoundary failure={failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FailureBoundary>
  );
}

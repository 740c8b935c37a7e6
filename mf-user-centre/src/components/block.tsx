import { useCommonTexts } from '@jishi/i18n';
import { ErrorState } from '@jishi/ui';
import { type ReactNode, Suspense } from 'react';
import { useRetry } from '../hooks/use-retry.ts';
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
  const { isRetrying, ask } = useRetry();
  const failure = (retry: () => void, error: unknown) =>
    optional ? null : isRetrying ? (
      fallback
    ) : (
      <ErrorState
        title={text('error.load_title')}
        text={text('error.load_hint')}
        retryLabel={text('action.retry')}
        onRetry={() => ask(error).then(retry)}
      />
    );
  return (
    <FailureBoundary failure={failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FailureBoundary>
  );
}

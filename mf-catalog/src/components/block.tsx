import { useCommonTexts } from '@jishi/i18n';
import { ErrorState } from '@jishi/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useRetry } from '../hooks/use-retry.ts';
import { FailureBoundary } from './failure-boundary.tsx';

type BlockProps = {
  /** In the shape of what will come. */
  fallback: ReactNode;
  /** A new value gives a failed block another chance: the address it shows. */
  resetKey?: string;
  /** Drawn when it fails, instead of a message with "try again": the page is whole without it. */
  failed?: ReactNode;
  children: ReactNode;
};

/** Takes no part in the layout; without JavaScript what it holds goes once the real thing has come. */
const Fallback = styled.div`
  display: contents;
`;

/** A piece of a page with its own loading and failure, so that it never holds up or takes down its neighbours. */
export function Block({ fallback, resetKey = '', failed, children }: BlockProps) {
  const text = useCommonTexts();
  const { isRetrying, ask } = useRetry();
  const failure = (retry: () => void, error: unknown) =>
    failed !== undefined ? (
      failed
    ) : isRetrying ? (
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
    <FailureBoundary resetKey={resetKey} failure={failure}>
      <Suspense fallback={fallback && <Fallback data-fallback="">{fallback}</Fallback>}>{children}</Suspense>
    </FailureBoundary>
  );
}

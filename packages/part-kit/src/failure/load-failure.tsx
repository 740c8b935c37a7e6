import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, type ErrorStateProps } from '@jishi/ui';
import { useEffect } from 'react';

export type LoadFailureProps = Omit<ErrorStateProps, 'title' | 'retryLabel' | 'onRetry'> & {
  /** What did not load; without it "that did not load". */
  title?: string;
  onRetry: () => void;
};

/**
 * Something did not load: what is safe, what to do, and another attempt, in the texts common to all parts. The attempt is made by
 * itself when the network comes back.
 *
 * @param props those of `ErrorState`; `text={null}` leaves the hint out
 */
export function LoadFailure({ title, text, ...rest }: LoadFailureProps) {
  const common = useCommonTexts();
  const { onRetry } = rest;
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorState
      title={title ?? common('error.load_title')}
      text={text === undefined ? common('error.load_hint') : text}
      retryLabel={common('action.retry')}
      {...rest}
    />
  );
}

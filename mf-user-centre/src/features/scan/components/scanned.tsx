import { isApiError } from '@jishi/api';
import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, Loading, Skeleton, Stack } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import { failureText } from '../../../model/failure-text.ts';
import { useScan } from '../hooks/use-scan.ts';
import { Outcome } from './outcome.tsx';
import { Question } from './question.tsx';

/** What can still be done about a code, or what has become of it. */
export function Scanned({ id }: { id: string }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { scan, answer } = useScan(id);
  if (answer.isSuccess) {
    const kind = answer.variables ? 'granted' : 'refused';
    return <Outcome kind={kind} title={text(`scan.${kind}`)} text={text(`scan.${kind}-hint`)} />;
  }
  if (scan.error) {
    return (
      <ErrorState
        headingLevel="h1"
        title={common('error.load_title')}
        text={failureText(scan.error, common)}
        retryLabel={common('action.retry')}
        onRetry={() => void scan.refetch()}
        busy={scan.isFetching}
      />
    );
  }
  if (!scan.data) {
    return (
      <Loading label={text('scan.loading')}>
        <Stack $gap={6}>
          <Skeleton $height="96px" />
          <Skeleton $height="120px" />
          <Skeleton $height="48px" />
        </Stack>
      </Loading>
    );
  }
  const { told, scannedAt } = scan.data;
  // A code that ran out, or was answered elsewhere, between the question and the answer.
  const isLate = isApiError(answer.error, 'conflict') || isApiError(answer.error, 'validation');
  if (told.outcome === 'mine' && !isLate) return <Question {...{ told, scannedAt, answer }} />;
  const kind = told.outcome === 'taken' ? 'taken' : 'over';
  return <Outcome kind={kind} title={text(`scan.${kind}`)} text={text(`scan.${kind}-hint`)} />;
}

import { isApiError } from '@jishi/api';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import { useScan } from '../hooks/use-scan.ts';
import { Outcome } from './outcome.tsx';
import { Question } from './question.tsx';

/** What can still be done about a code, or what has become of it. */
export function Scanned({ id }: { id: string }) {
  const text = useTexts();
  const failureText = useFailureText();
  const { scan, answer } = useScan(id);
  if (answer.isSuccess) {
    const kind = answer.variables ? 'granted' : 'refused';
    return <Outcome kind={kind} title={text(`scan.${kind}`)} text={text(`scan.${kind}-hint`)} />;
  }
  if (scan.error) {
    return (
      <LoadFailure
        headingLevel="h1"
        text={failureText(scan.error)}
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
  const { scan: told, scannedAt } = scan.data;
  // A code that ran out, or was answered elsewhere, between the question and the answer.
  const isLate = isApiError(answer.error, 'conflict') || isApiError(answer.error, 'validation');
  if (told.outcome === 'mine' && !isLate) return <Question {...{ told, scannedAt, answer }} />;
  const kind = told.outcome === 'taken' ? 'taken' : 'over';
  return <Outcome kind={kind} title={text(`scan.${kind}`)} text={text(`scan.${kind}-hint`)} />;
}

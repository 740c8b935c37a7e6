import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, Loading, Skeleton, Stack } from '@jishi/ui';

/** In place of the form until the regions to choose from are there. */
export function RegionsMissing({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  const common = useCommonTexts();
  if (isError) {
    return (
      <ErrorState
        headingLevel="h3"
        title={common('error.load_title')}
        text={common('error.network')}
        retryLabel={common('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Loading label={common('state.loading')}>
      <Stack>
        <Skeleton $height="68px" />
        <Skeleton $height="68px" />
        <Skeleton $height="68px" />
      </Stack>
    </Loading>
  );
}

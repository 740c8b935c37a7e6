import { useCommonTexts } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Loading, Skeleton, Stack } from '@jishi/ui';

/** In place of the form until the regions to choose from are there. */
export function RegionsMissing({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  const common = useCommonTexts();
  if (isError) {
    return <LoadFailure headingLevel="h3" text={common('error.network')} onRetry={onRetry} />;
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

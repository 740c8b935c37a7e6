import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

export function RefundDetailSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Stack>
        <Skeleton $height="260px" $radius="var(--r-md)" />
        <Skeleton $height="220px" $radius="var(--r-md)" />
      </Stack>
    </Loading>
  );
}

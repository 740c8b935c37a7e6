import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

export function OrderDetailSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Stack>
        <Skeleton $height="280px" $radius="var(--r-md)" />
        <Skeleton $height="180px" $radius="var(--r-md)" />
        <Skeleton $height="280px" $radius="var(--r-md)" />
      </Stack>
    </Loading>
  );
}

import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

export function ClosingSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Stack>
        <Skeleton $height="72px" $radius="var(--r-md)" />
        <Skeleton $height="260px" $radius="var(--r-md)" />
        <Skeleton $height="120px" $radius="var(--r-md)" />
      </Stack>
    </Loading>
  );
}

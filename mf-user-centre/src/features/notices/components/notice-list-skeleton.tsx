import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

export function NoticeListSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Stack $gap={3}>
        <Skeleton $height="36px" />
        {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
          <Skeleton key={key} $height="60px" $radius="var(--r-sm)" />
        ))}
      </Stack>
    </Loading>
  );
}

import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

export function NoticeListSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Stack $gap={4}>
        <Skeleton $height="36px" />
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
          <Skeleton key={key} $height="56px" $radius="var(--r-md)" />
        ))}
      </Stack>
    </Loading>
  );
}

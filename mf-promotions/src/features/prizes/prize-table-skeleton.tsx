import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

export function PrizeTableSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Stack $gap={3}>
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} $height="64px" $radius="var(--r-sm)" />
        ))}
      </Stack>
    </Loading>
  );
}

import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

export function CategoriesSkeleton() {
  const text = useCommonTexts();
  return (
    <Loading label={text('state.loading')}>
      <Stack>
        <Skeleton $height="320px" $radius="var(--r-md)" />
        <Skeleton $height="320px" $radius="var(--r-md)" />
      </Stack>
    </Loading>
  );
}

import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

export function RemindersSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Stack>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} $height="112px" $radius="var(--r-md)" />
        ))}
      </Stack>
    </Loading>
  );
}

import { useCommonTexts } from '@jishi/i18n';
import { Grid, Loading, Skeleton, Stack } from '@jishi/ui';

export function SharedSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Stack $gap={5}>
        <Skeleton $height="162px" $radius="var(--r-md)" />
        <Grid $lg={5}>
          {[1, 2, 3, 4, 5].map((place) => (
            <Skeleton key={place} $ratio="5/7" $radius="var(--r-md)" />
          ))}
        </Grid>
      </Stack>
    </Loading>
  );
}

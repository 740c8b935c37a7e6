import { useCommonTexts } from '@jishi/i18n';
import { Grid, Loading, Skeleton } from '@jishi/ui';

export function FavouritesSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Grid $lg={5}>
        {[1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} $ratio="4/5" $radius="var(--r-md)" />
        ))}
      </Grid>
    </Loading>
  );
}

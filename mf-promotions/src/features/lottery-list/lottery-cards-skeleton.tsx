import { useCommonTexts } from '@jishi/i18n';
import { Grid, Loading, Skeleton } from '@jishi/ui';

export function LotteryCardsSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Grid $xs={1} $sm={2} $md={2} $lg={3}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} $height="290px" $radius="var(--r-md)" />
        ))}
      </Grid>
    </Loading>
  );
}

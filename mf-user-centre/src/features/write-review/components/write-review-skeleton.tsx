import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';

export function WriteReviewSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Skeleton $height="44px" />
      <br />
      <Skeleton $height="340px" $radius="var(--r-md)" />
    </Loading>
  );
}

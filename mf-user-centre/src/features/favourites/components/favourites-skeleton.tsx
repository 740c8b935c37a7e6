import { useCommonTexts } from '@jishi/i18n';
import { Cards } from '@jishi/part-kit/product-tile';
import { Loading, Skeleton } from '@jishi/ui';

export function FavouritesSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Cards $lg={5}>
        {[1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} $ratio="8/15" $radius="var(--r-md)" />
        ))}
      </Cards>
    </Loading>
  );
}

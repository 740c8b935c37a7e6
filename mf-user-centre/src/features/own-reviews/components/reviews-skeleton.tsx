import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import * as styles from './own-reviews.styles.ts';

export function ReviewsSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <styles.Waiting>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} $height="112px" $radius="var(--r-md)" />
        ))}
      </styles.Waiting>
    </Loading>
  );
}

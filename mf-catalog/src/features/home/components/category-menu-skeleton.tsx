import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import * as styles from './category-menu.styles.ts';

export function CategoryMenuSkeleton() {
  const text = useCommonTexts();
  return (
    <styles.Waiting>
      <Loading label={text('state.loading')}>
        <Skeleton $height="100%" $radius="var(--r-md)" />
      </Loading>
    </styles.Waiting>
  );
}

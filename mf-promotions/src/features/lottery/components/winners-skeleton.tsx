import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';

export function WinnersSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Skeleton $height="280px" $radius="var(--r-md)" />
    </Loading>
  );
}

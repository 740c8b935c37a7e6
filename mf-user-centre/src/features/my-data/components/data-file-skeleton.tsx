import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';

export function DataFileSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Skeleton $height="112px" $radius="var(--r-md)" />
    </Loading>
  );
}

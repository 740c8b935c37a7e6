import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';

/** Room for the code while what draws it is on its way. */
export function QrSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Skeleton $height="420px" />
    </Loading>
  );
}

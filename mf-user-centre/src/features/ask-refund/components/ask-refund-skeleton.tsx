import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import { MainAndSide } from '../../../components/main-and-side.ts';

export function AskRefundSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <MainAndSide>
        <Stack>
          <Skeleton $height="320px" $radius="var(--r-md)" />
          <Skeleton $height="360px" $radius="var(--r-md)" />
        </Stack>
        <Skeleton $height="360px" $radius="var(--r-md)" />
      </MainAndSide>
    </Loading>
  );
}

import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import * as styles from './lottery.styles.ts';

export function LotterySkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <styles.Columns>
        <Skeleton $height="640px" $radius="var(--r-md)" />
        <Stack>
          <Skeleton $height="150px" $radius="var(--r-md)" />
          <Skeleton $height="260px" $radius="var(--r-md)" />
        </Stack>
      </styles.Columns>
    </Loading>
  );
}

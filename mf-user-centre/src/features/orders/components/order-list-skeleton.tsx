import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import * as styles from './order-card.styles.ts';

export function OrderListSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <styles.Heads aria-hidden="true" />
      <Stack $gap={3}>
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} $height="164px" $radius="var(--r-md)" />
        ))}
      </Stack>
    </Loading>
  );
}

import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';

/** Address, goods and amounts, before the draft of this tab is read. */
export function CheckoutSkeleton() {
  const text = useCommonTexts();
  return (
    <Loading label={text('state.loading')}>
      <Stack>
        <Skeleton $height="180px" $radius="12px" />
        <Skeleton $height="260px" $radius="12px" />
        <Skeleton $height="280px" $radius="12px" />
      </Stack>
    </Loading>
  );
}

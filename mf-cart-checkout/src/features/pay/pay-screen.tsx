import { paymentQuery } from '@jishi/api/orders/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Loading, Skeleton, Stack, VisuallyHidden } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/page.styles.ts';
import { useTexts } from '../../messages/texts.ts';
import { readOrderId } from '../../model/order-id.ts';
import { Payment } from './components/payment.tsx';

/** Paying an order that was placed. */
export function PayScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const orderId = readOrderId(query);
  return (
    // Without the bar of main places: a payment is not left by a slip of the thumb.
    <Page data-action-bar="">
      <VisuallyHidden as="h1">{text('pay.title')}</VisuallyHidden>
      {orderId !== null && <PaymentOf key={orderId} orderId={orderId} />}
    </Page>
  );
}

function PaymentOf({ orderId }: { orderId: string }) {
  const common = useCommonTexts();
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...paymentQuery(useApi(), orderId),
    // What came with the page is as old as the page.
    staleTime: 5_000,
  });
  const renew = async () => (await refetch()).isSuccess;
  if (data) return <Payment info={data} askedAt={dataUpdatedAt} onRenew={renew} />;
  if (isFetching) {
    return (
      <Loading label={common('state.loading')}>
        <Stack>
          <Skeleton $height="180px" $radius="12px" />
          <Skeleton $height="200px" $radius="12px" />
        </Stack>
      </Loading>
    );
  }
  return <LoadFailure onRetry={() => void refetch()} />;
}

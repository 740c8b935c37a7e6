import type { ApiClient } from '@jishi/api';
import type { PaymentInfo } from '@jishi/api/orders';
import { boughtQuery, paymentQuery } from '@jishi/api/orders/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Facts, Heading, Loading, Price, Skeleton } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { OrderNumber } from '../../../components/order-number.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { useReportedPurchase } from '../hooks/use-reported-purchase.ts';
import { whereItIs } from '../model/where-it-is.ts';

/** What is paid does not change any more. */
const factsQuery = (api: ApiClient, orderId: string) => ({ ...paymentQuery(api, orderId), staleTime: 60_000 });

/** A prize, or an order that points paid, was placed: nobody paid for it. */
export function Title({ orderId }: { orderId: string }) {
  const text = useTexts();
  const { data } = useQuery(factsQuery(useApi(), orderId));
  return <Heading as="h1">{text(data?.total === 0 ? 'success.nothing-to-pay' : 'success.title')}</Heading>;
}

/** Number of the order, and what was paid for it. */
export function PaidOrder({ orderId }: { orderId: string }) {
  const common = useCommonTexts();
  const { data, isFetching, refetch } = useQuery(factsQuery(useApi(), orderId));
  if (data) return <PaidFacts orderId={orderId} info={data} />;
  if (isFetching) {
    return (
      <Loading label={common('state.loading')}>
        <Skeleton $width="240px" $height="72px" />
      </Loading>
    );
  }
  return <LoadFailure text={null} onRetry={() => void refetch()} />;
}

function PaidFacts({ orderId, info }: { orderId: string; info: PaymentInfo }) {
  useReportedPurchase(orderId, info);
  const text = useTexts();
  const format = useFormat();
  return (
    <Facts>
      <dt>{text('order.number')}</dt>
      <dd>
        <OrderNumber number={info.number} />
      </dd>
      {info.total > 0 && (
        <>
          <dt>{text('success.amount')}</dt>
          <dd>
            <Price parts={format.moneyParts(info.total)} tone="ink" />
          </dd>
        </>
      )}
    </Facts>
  );
}

/** Codes and files come with no parcel: they are in the order. */
export function Waiting({ orderId }: { orderId: string }) {
  const text = useTexts();
  const { data } = useQuery(boughtQuery(useApi(), orderId));
  if (!data) return null;
  return whereItIs(data).map((what) => <p key={what}>{text(`success.${what}`)}</p>);
}

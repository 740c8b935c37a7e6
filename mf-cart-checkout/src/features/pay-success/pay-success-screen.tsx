import type { ApiClient } from '@jishi/api';
import type { PaymentInfo } from '@jishi/api/orders';
import { boughtQuery, paymentQuery } from '@jishi/api/orders/queries';
import { paths, RemoteFragment, useApi, useShop } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Facts, Heading, LinkButton, Loading, Price, Skeleton } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useSearchParams } from 'react-router-dom';
import { OrderNumber } from '../../components/order-number.tsx';
import { Page } from '../../components/page.styles.ts';
import { useTexts } from '../../messages/texts.ts';
import { readOrderId } from '../../model/order-id.ts';
import * as styles from './pay-success.styles.ts';
import { useReportedPurchase } from './use-reported-purchase.ts';
import { whereItIs } from './where-it-is.ts';

/** As many as stand in one row. */
const SUGGESTIONS = 5;

/** What is paid does not change any more. */
const factsQuery = (api: ApiClient, orderId: string) => ({ ...paymentQuery(api, orderId), staleTime: 60_000 });

/** The order is paid: its number and amount, and where to go from here. */
export function PaySuccessScreen() {
  const { has } = useShop();
  const text = useTexts();
  const [query] = useSearchParams();
  const orderId = readOrderId(query) ?? '';
  return (
    <Page $gap="28px">
      <styles.Card>
        <styles.Tick>
          <CircleCheck size={40} strokeWidth={1.75} aria-hidden />
        </styles.Tick>
        <Title orderId={orderId} />
        <PaidOrder orderId={orderId} />
        <Waiting orderId={orderId} />
        <Ways orderId={orderId} />
      </styles.Card>
      {has('mf_catalog/product-strip') && (
        <RemoteFragment id="mf_catalog/product-strip" props={{ title: text('success.more'), limit: SUGGESTIONS }} />
      )}
    </Page>
  );
}

/** A prize, or an order that points paid, was placed: nobody paid for it. */
function Title({ orderId }: { orderId: string }) {
  const text = useTexts();
  const { data } = useQuery(factsQuery(useApi(), orderId));
  return <Heading as="h1">{text(data?.total === 0 ? 'success.nothing-to-pay' : 'success.title')}</Heading>;
}

function PaidOrder({ orderId }: { orderId: string }) {
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
function Waiting({ orderId }: { orderId: string }) {
  const text = useTexts();
  const { data } = useQuery(boughtQuery(useApi(), orderId));
  if (!data) return null;
  return whereItIs(data).map((what) => <p key={what}>{text(`success.${what}`)}</p>);
}

function Ways({ orderId }: { orderId: string }) {
  const { has } = useShop();
  const text = useTexts();
  return (
    <styles.Ways>
      {has('mf_catalog/category-list') && (
        <LinkButton as={Link} to={paths.categories()} size="lg">
          {text('success.keep-shopping')}
        </LinkButton>
      )}
      {has('mf_user_centre/order-detail') && (
        <LinkButton as={Link} to={paths.order(orderId)} kind="primary" size="lg">
          {text('order.see')}
        </LinkButton>
      )}
    </styles.Ways>
  );
}

import type { OrderCounts } from '@jishi/api/orders';
import { orderCountsQuery } from '@jishi/api/orders/queries';
import { openRefundsQuery } from '@jishi/api/refunds/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Badge, Loading, Skeleton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { orderTabPath } from '../../../model/order-list-address.ts';
import * as styles from './portal.styles.ts';

type Counts = OrderCounts & { openRefunds: number };

const counters = [
  { tab: 'awaiting-payment', Icon: Wallet, count: (counts: Counts) => counts.awaitingPayment },
  { tab: 'awaiting-shipment', Icon: Package, count: (counts: Counts) => counts.awaitingShipment },
  { tab: 'shipped', Icon: Truck, count: (counts: Counts) => counts.shipped },
  { tab: 'awaiting-review', Icon: MessageSquareText, count: (counts: Counts) => counts.awaitingReview },
  { tab: 'after-sale', Icon: RotateCcw, count: (counts: Counts) => counts.openRefunds },
] as const;

/** Orders that wait for something, and refunds that are not over, each with the way to them. */
export function OrderCounters() {
  const text = useTexts();
  const api = useApi();
  const { data: counts } = useSuspenseQuery(orderCountsQuery(api));
  const { data: openRefunds } = useSuspenseQuery(openRefundsQuery(api));
  const { data: features } = useSuspenseQuery(featuresQuery(api));
  return (
    <styles.Counters>
      {counters
        .filter(({ tab }) => tab !== 'awaiting-review' || features.reviews)
        .map(({ tab, Icon, count }) => (
          <li key={tab}>
            <Link to={orderTabPath(tab)}>
              <styles.Tile>
                <Icon size={24} strokeWidth={1.75} aria-hidden />
                <Badge count={count({ ...counts, openRefunds })} ring />
              </styles.Tile>
              {text(`orders.tab-${tab}`)}
            </Link>
          </li>
        ))}
    </styles.Counters>
  );
}

export function OrderCountersSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <styles.Counters as="div">
        {counters.map(({ tab }) => (
          <Skeleton key={tab} $width="48px" $height="48px" $radius="16px" />
        ))}
      </styles.Counters>
    </Loading>
  );
}

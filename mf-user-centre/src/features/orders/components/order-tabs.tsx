import { type OrderCounts, type OrderTab, orderTabs } from '@jishi/api/orders';
import { orderCountsQuery } from '@jishi/api/orders/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { TabLink, TabNav } from '@jishi/ui/data';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { orderTabPath } from '../../../model/order-list-address.ts';

type OrderTabsProps = { tab: OrderTab };

const countOf: Partial<Record<OrderTab, (counts: OrderCounts) => number>> = {
  'awaiting-payment': (counts) => counts.awaitingPayment,
  'awaiting-shipment': (counts) => counts.awaitingShipment,
  shipped: (counts) => counts.shipped,
  'awaiting-review': (counts) => counts.awaitingReview,
};

/** Tabs every shop has, until the optional ones and the numbers are known, and when they cannot be. */
const plainTabs: OrderTab[] = [...orderTabs({ groupPurchase: false, reviews: false }), 'after-sale', 'bin'];

/** States as tabs; numbers stand where something waits. */
export function OrderTabs({ tab }: OrderTabsProps) {
  const plain = <TabLine tab={tab} tabs={plainTabs} counts={null} />;
  return (
    <FailureBoundary failure={() => plain}>
      <Suspense fallback={plain}>
        <CountedTabs tab={tab} />
      </Suspense>
    </FailureBoundary>
  );
}

function CountedTabs({ tab }: OrderTabsProps) {
  const api = useApi();
  const { data: features } = useSuspenseQuery(featuresQuery(api));
  const { data: counts } = useSuspenseQuery(orderCountsQuery(api));
  const known = orderTabs({ groupPurchase: features['group-purchase'], reviews: features.reviews });
  return <TabLine tab={tab} tabs={[...known, 'after-sale', 'bin']} counts={counts} />;
}

type TabLineProps = OrderTabsProps & { tabs: readonly OrderTab[]; counts: OrderCounts | null };

function TabLine({ tab, tabs, counts }: TabLineProps) {
  const text = useTexts();
  return (
    <TabNav label={text('orders.tabs')}>
      {tabs.map((one) => {
        const count = counts ? (countOf[one]?.(counts) ?? 0) : 0;
        return (
          <TabLink key={one} as={Link} to={orderTabPath(one)} on={one === tab} {...(count > 0 ? { count } : {})}>
            {text(`orders.tab-${one}`)}
          </TabLink>
        );
      })}
    </TabNav>
  );
}

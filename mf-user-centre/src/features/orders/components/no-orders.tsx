import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import Package from 'lucide-react/icons/package';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type OrderListAddress, orderListPath, orderTabPath } from '../../../model/order-list-address.ts';

/** A sentence per tab; a search that found nothing, and a page past the end, say so and lead back. */
export function NoOrders({ address, total }: { address: OrderListAddress; total: number }) {
  const text = useTexts();
  const common = useCommonTexts();
  const isFiltered = address.keyword !== '' || address.range !== 'all';
  const way =
    total > 0
      ? {
          title: text('orders.past-the-end'),
          to: orderListPath({ ...address, page: 1 }),
          label: text('pages.first'),
        }
      : isFiltered
        ? { title: text('orders.nothing-found'), to: orderTabPath(address.tab), label: common('action.clear_all') }
        : { title: text(`orders.none-${address.tab}`), to: paths.products(), label: common('action.go_shopping') };
  return (
    <Card>
      <EmptyState
        picture={<Package size={56} strokeWidth={1.25} aria-hidden />}
        title={way.title}
        actions={
          <LinkButton as={Link} to={way.to} kind="primary">
            {way.label}
          </LinkButton>
        }
      />
    </Card>
  );
}

import { orderQuery } from '@jishi/api/orders/queries';
import { paths, useApi } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Button, LinkButton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { Link, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { GiftSlip } from './components/gift-slip.tsx';
import { OrderDetailSkeleton } from './components/order-detail-skeleton.tsx';
import * as styles from './components/order-print.styles.ts';
import { OrderSheet } from './components/order-sheet.tsx';
import { asksForGiftSlip } from './model/gift-slip.ts';

/** An order on paper; the buttons stay on the screen. */
export function OrderPrintScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const isSlip = asksForGiftSlip(query);
  if (!isId(id)) return null; // the page itself is not found then
  return (
    <styles.Desk>
      <PrintBar orderId={id} isSlip={isSlip} />
      <Block key={id} fallback={<OrderDetailSkeleton />}>
        <LoadedSheet id={id} isSlip={isSlip} />
      </Block>
    </styles.Desk>
  );
}

function PrintBar({ orderId, isSlip }: { orderId: string; isSlip: boolean }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <styles.Bar>
      <LinkButton as={Link} to={paths.order(orderId)} icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}>
        {common('action.back')}
      </LinkButton>
      <Button kind="primary" icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
        {text(isSlip ? 'gift.print' : 'print.print')}
      </Button>
    </styles.Bar>
  );
}

/** Of an order that is no present there is no slip. */
function LoadedSheet({ id, isSlip }: { id: string; isSlip: boolean }) {
  const { data: order } = useSuspenseQuery(orderQuery(useApi(), id));
  return isSlip && order.giftNote !== null ? <GiftSlip order={order} /> : <OrderSheet order={order} />;
}

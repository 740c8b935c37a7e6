import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, LinkButton } from '@jishi/ui';
import TimerOff from 'lucide-react/icons/timer-off';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

type PaymentOverProps = { orderId: string; isCancelled: boolean };

/** The time to pay has passed, or the order was cancelled. The way on is the order, or the shop. */
export function PaymentOver({ orderId, isCancelled }: PaymentOverProps) {
  const { has } = useShop();
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <ErrorState
      icon={<TimerOff size={28} strokeWidth={1.75} aria-hidden />}
      title={text(isCancelled ? 'pay.cancelled' : 'pay.over')}
      text={text('pay.over-hint')}
      actions={
        <>
          {has('mf_user_centre/order-detail') && (
            <LinkButton as={Link} to={paths.order(orderId)} kind="primary">
              {text('order.see')}
            </LinkButton>
          )}
          {has('mf_catalog/category-list') && (
            <LinkButton as={Link} to={paths.categories()}>
              {common('action.go_shopping')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

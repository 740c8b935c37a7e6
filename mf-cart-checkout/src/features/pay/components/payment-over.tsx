import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ErrorState, LinkButton } from '@jishi/ui';
import TimerOff from 'lucide-react/icons/timer-off';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

/** The time to pay has passed. Nothing was charged; the way on is the order, or the shop. */
export function PaymentOver({ orderId }: { orderId: string }) {
  const { has } = useShop();
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <ErrorState
      icon={<TimerOff size={28} strokeWidth={1.75} aria-hidden />}
      title={text('pay.over')}
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

import { type OrderSummary, orderActions } from '@jishi/api/orders';
import { featuresQuery } from '@jishi/api/shop/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { Button, LinkButton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { linesToBuyAgain } from '../../../model/order-look.ts';
import { askRefundPath } from '../../../model/refund-paths.ts';
import type { OrderAct } from '../hooks/use-order-acts.ts';
import { RemindButton } from './remind-button.tsx';

type OrderButtonsProps = {
  order: OrderSummary;
  onAction: (action: OrderAct) => void;
  /** It is being looked at whether it can be bought again. */
  isBusy?: boolean;
  size?: 'sm' | 'md';
  /** Further buttons of the place, after the main one. */
  children?: ReactNode;
};

/** What the state of an order allows; links only to pages the release has. */
export function OrderButtons({ order, onAction, isBusy = false, size = 'sm', children }: OrderButtonsProps) {
  const text = useTexts();
  const { has } = useShop();
  const { data: features } = useSuspenseQuery(featuresQuery(useApi()));
  const { canPay, canCancel, canConfirmReceipt, canReview } = orderActions(order.state);
  return (
    <>
      {canPay && has('mf_cart_checkout/pay') && (
        <LinkButton as={Link} to={paths.pay(order.id)} kind="primary" size={size}>
          {text('orders.pay')}
        </LinkButton>
      )}
      {canConfirmReceipt && (
        <Button kind="primary" size={size} onClick={() => onAction('receive')}>
          {text('orders.receive')}
        </Button>
      )}
      {canReview && features.reviews && has('mf_user_centre/write-review') && (
        <LinkButton as={Link} to={paths.writeReview(order.id, order.number)} kind="soft" size={size}>
          {text('orders.review')}
        </LinkButton>
      )}
      {children}
      {order.canExtendReceipt && (
        <Button size={size} onClick={() => onAction('extend')}>
          {text('orders.extend')}
        </Button>
      )}
      <RemindButton order={order} size={size} />
      {linesToBuyAgain(order).length > 0 && (
        <Button size={size} busy={isBusy} busyLabel={text('orders.looking')} onClick={() => onAction('again')}>
          {text('orders.buy-again')}
        </Button>
      )}
      {order.canChangeAddress && (
        <Button size={size} onClick={() => onAction('address')}>
          {text('orders.change-address')}
        </Button>
      )}
      {order.canRefund && has('mf_user_centre/ask-refund') && (
        <LinkButton as={Link} to={askRefundPath(order.id)} size={size}>
          {text('orders.ask-refund')}
        </LinkButton>
      )}
      {canCancel && (
        <Button size={size} onClick={() => onAction('cancel')}>
          {text('orders.cancel')}
        </Button>
      )}
    </>
  );
}

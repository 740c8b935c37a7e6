import { type OrderSummary, orderActions } from '@jishi/api/orders';
import { useShop } from '@jishi/contracts';
import { Button, LinkButton } from '@jishi/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { linesToBuyAgain } from '../../../model/order-look.ts';
import { askRefundPath } from '../../../model/refund-paths.ts';
import type { OrderAct } from '../hooks/use-order-acts.ts';
import { MainAction } from './main-action.tsx';
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
  return (
    <>
      <MainAction order={order} size={size} onAction={onAction} />
      {children}
      <OtherButtons order={order} onAction={onAction} isBusy={isBusy} size={size} />
    </>
  );
}

type OtherButtonsProps = Required<Omit<OrderButtonsProps, 'children'>>;

/** The same without the main one. */
export function OtherButtons({ order, onAction, isBusy, size }: OtherButtonsProps) {
  const text = useTexts();
  const { has } = useShop();
  return (
    <>
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
      {orderActions(order.state).canCancel && (
        <Button size={size} onClick={() => onAction('cancel')}>
          {text('orders.cancel')}
        </Button>
      )}
    </>
  );
}

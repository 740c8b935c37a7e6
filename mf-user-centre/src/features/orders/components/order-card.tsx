import { type OrderSummary, orderActions } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Button, IconButton, LinkButton, MoreLink, Price, Text, TextLink } from '@jishi/ui';
import { StateTag } from '@jishi/ui/data';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { shippingOf, toneOf } from '../../../model/order-look.ts';
import { refundPath } from '../../../model/refund-paths.ts';
import type { OrderAct } from '../hooks/use-order-acts.ts';
import { MoreSheet } from './more-sheet.tsx';
import { OrderButtons } from './order-buttons.tsx';
import * as styles from './order-card.styles.ts';
import { OrderLinks } from './order-links.tsx';
import { PayTime } from './pay-time.tsx';
import { PricedLine } from './priced-line.tsx';

/** More lines than these are folded: the whole order is one click away. */
const SHOWN_LINES = 2;

type OrderCardProps = {
  order: OrderSummary;
  /** Something of it is being looked at. */
  isBusy: boolean;
  onAction: (action: OrderAct) => void;
};

export function OrderCard({ order, isBusy, onAction }: OrderCardProps) {
  const text = useTexts();
  const format = useFormat();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { id, number, state, lines } = order;
  const [latest] = order.refunds;
  const folded = lines.length - SHOWN_LINES;
  return (
    <styles.OrderPlate as="article" aria-label={text('orders.order-of', { number })}>
      <styles.Head>
        <time>{format.date(order.placedAt, 'minute')}</time>
        <h2>{text('orders.number', { number })}</h2>
        {orderActions(state).canRemove && (
          <IconButton label={text('orders.remove-of', { number })} onClick={() => onAction('remove')}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </styles.Head>
      <styles.Body>
        <styles.Lines>
          {lines.slice(0, SHOWN_LINES).map((line) => (
            <PricedLine key={line.id} line={line} />
          ))}
          {folded > 0 && (
            <li>
              <MoreLink as={Link} to={paths.order(id)}>
                {text('orders.more-lines', { count: folded })}
              </MoreLink>
            </li>
          )}
        </styles.Lines>
        <styles.Amount>
          <Price parts={format.moneyParts(order.total)} size="s" tone="ink" />
          <Text as="span" $size="caption" $tone="tertiary">
            {text(`orders.shipping-${shippingOf(order)}`, { fee: format.money(order.shippingFee) })}
          </Text>
        </styles.Amount>
        <styles.State>
          <StateTag $tone={toneOf(state)}>{text(`order-state.${state}`)}</StateTag>
          {order.parcelCount > 1 && (
            <Text as="span" $size="caption" $tone="tertiary">
              {text('orders.parcels', { count: order.parcelCount })}
            </Text>
          )}
          {latest && (
            <TextLink as={Link} to={refundPath(latest.id)}>
              {text(`refund-state.${latest.state}`)}
            </TextLink>
          )}
          {state === 'awaiting-payment' && order.payBefore && <PayTime payBefore={order.payBefore} />}
          <TextLink as={Link} to={paths.order(id)} aria-label={text('orders.details-of', { number })}>
            {text('orders.details')}
          </TextLink>
        </styles.State>
        <styles.Buttons>
          <OrderButtons order={order} onAction={onAction} isBusy={isBusy}>
            <OrderLinks order={order} size="sm" />
          </OrderButtons>
          <LinkButton
            as={Link}
            to={paths.order(id)}
            size="sm"
            data-phone
            aria-label={text('orders.details-of', { number })}
          >
            {text('orders.details')}
          </LinkButton>
          <Button
            size="sm"
            data-more
            aria-haspopup="dialog"
            aria-label={text('orders.more-of', { number })}
            onClick={() => setSheetOpen(true)}
          >
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
          </Button>
        </styles.Buttons>
      </styles.Body>
      {isSheetOpen && (
        <MoreSheet order={order} isBusy={isBusy} onAction={onAction} onClose={() => setSheetOpen(false)} />
      )}
    </styles.OrderPlate>
  );
}

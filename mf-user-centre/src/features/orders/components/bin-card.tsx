import type { OrderSummary } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import { Button, Price, Text } from '@jishi/ui';
import { StateTag } from '@jishi/ui/data';
import { useTexts } from '../../../messages/texts.ts';
import { toneOf } from '../../../model/order-look.ts';
import { useRestoreOrder } from '../hooks/use-restore-order.ts';
import * as styles from './order-card.styles.ts';
import { PricedLine } from './priced-line.tsx';

type BinCardProps = { order: OrderSummary; onPurge: () => void };

/** An order that was removed: until when it can be brought back, or that it shall go at once. */
export function BinCard({ order, onPurge }: BinCardProps) {
  const text = useTexts();
  const format = useFormat();
  const restore = useRestoreOrder();
  const { id, number, state, lines, binUntil } = order;
  return (
    <styles.OrderPlate as="article" aria-label={text('orders.order-of', { number })}>
      <styles.Head>
        <time>{format.date(order.placedAt, 'minute')}</time>
        <h2>{text('orders.number', { number })}</h2>
      </styles.Head>
      <styles.Body>
        <styles.Lines>
          {lines.map((line) => (
            <PricedLine key={line.id} line={line} />
          ))}
        </styles.Lines>
        <styles.Amount>
          <Price parts={format.moneyParts(order.total)} size="s" tone="ink" />
        </styles.Amount>
        <styles.State>
          <StateTag $tone={toneOf(state)}>{text(`order-state.${state}`)}</StateTag>
          {binUntil && (
            <Text as="span" $size="caption" $tone="tertiary">
              {text('bin.until', { day: format.date(binUntil, 'long') })}
            </Text>
          )}
        </styles.State>
        <styles.Buttons data-all>
          <Button
            kind="primary"
            size="sm"
            aria-label={text('bin.restore-of', { number })}
            busy={restore.isPending}
            onClick={() => restore.run(id)}
          >
            {text('bin.restore')}
          </Button>
          <Button kind="danger" size="sm" aria-label={text('bin.purge-of', { number })} onClick={onPurge}>
            {text('orders.purge')}
          </Button>
        </styles.Buttons>
      </styles.Body>
    </styles.OrderPlate>
  );
}

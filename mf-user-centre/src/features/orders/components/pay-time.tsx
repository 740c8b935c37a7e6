import { orderInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useFirstNow, useShop } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { Text } from '@jishi/ui';
import { useCountdown } from '@jishi/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** How long an order can still be paid; at the end orders are asked for again, for the server decides. */
export function PayTime({ payBefore }: { payBefore: string }) {
  const text = useTexts();
  const format = useFormat();
  const queries = useQueryClient();
  const { now } = useShop();
  const left = useCountdown({
    endsAt: toInstant(payBefore) ?? 0,
    now,
    startedAt: useFirstNow(),
    onEnd: () => void invalidate(queries, orderInvalidations.payTimeOver),
  });
  return (
    <Text as="span" role="timer" $size="caption" $tone="tertiary">
      {left > 0 ? text('orders.time-left', { time: format.clock(left) }) : text('orders.time-over')}
    </Text>
  );
}

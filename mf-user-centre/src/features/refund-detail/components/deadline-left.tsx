import { refundInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { useFirstNow, useShop } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { Text } from '@jishi/ui';
import { useCountdown } from '@jishi/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** How long whoever acts next still has; at the end the refund is asked for again, for the server decides. */
export function DeadlineLeft({ deadline }: { deadline: string }) {
  const text = useTexts();
  const format = useFormat();
  const queries = useQueryClient();
  const { now } = useShop();
  const left = useCountdown({
    endsAt: toInstant(deadline) ?? 0,
    now,
    startedAt: useFirstNow(),
    onEnd: () => void invalidate(queries, refundInvalidations.deadlineOver),
  });
  if (left <= 0) return null;
  return (
    <Text as="span" role="timer" $size="caption" $tone="tertiary">
      {text('refund.time-left', { time: format.clock(left) })}
    </Text>
  );
}

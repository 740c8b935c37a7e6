import { useFirstNow } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { Tag } from '@jishi/ui';
import { TimeLeft } from '../../../components/time-left.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { daysLeft, isWithinDay } from '../../../model/last-day.ts';

/** That a coupon can be used, and when its time is nearly over how long: the last days as a number, the last day by a clock. */
export function LapseMark({ validUntil }: { validUntil: string }) {
  const text = useTexts();
  const now = useFirstNow();
  const end = toInstant(validUntil);
  if (isWithinDay(end, now)) {
    return <TimeLeft endsAt={end} say={(clock) => text('own-coupons.ends-in', { clock })} />;
  }
  const days = daysLeft(end, now);
  if (days === null) return text('own-coupons.state-unused');
  return <Tag $tone="promo">{text('own-coupons.days-left', { count: days })}</Tag>;
}

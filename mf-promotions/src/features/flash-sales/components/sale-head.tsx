import type { FlashSaleSlot, SlotQuery } from '@jishi/api/flash-sales';
import { useFirstNow } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Awning } from '@jishi/ui';
import { Countdown } from '@jishi/ui/data';
import Zap from 'lucide-react/icons/zap';
import { useTexts } from '../../../messages/texts.ts';
import type { ShopClock } from '../hooks/use-shop-clock.ts';
import { SaleArt } from './sale-art.tsx';
import * as styles from './sale-head.styles.ts';

type SaleHeadProps = { slot: FlashSaleSlot; question: SlotQuery; clock: ShopClock };

/** What this page is, and how long until the chosen slot ends or begins. */
export function SaleHead({ slot, question, clock: { now, correction } }: SaleHeadProps) {
  const text = useTexts();
  const format = useFormat();
  const time = format.date(slot.startsAt, 'time');
  const label = text(slot.isCurrent ? 'sales.ends-in' : 'sales.starts-in', { time });
  return (
    <styles.Head>
      <styles.Edge>
        <Awning colours="sale" height={20} />
      </styles.Edge>
      <styles.Title>
        <Zap size={34} strokeWidth={1.75} aria-hidden />
        {text('sales.title')}
      </styles.Title>
      <styles.Lead>{text('sales.lead')}</styles.Lead>
      <styles.Clock>
        <span aria-hidden="true">{label}</span>
        <Countdown
          // One that has run out does not begin anew by itself.
          key={`${slot.startsAt} ${slot.isCurrent} ${correction}`}
          onRed
          size="lg"
          label={label}
          daysLabel={(count) => text('sales.days', { count })}
          announcement={(left) =>
            left > 0 ? text('sales.left-until', { what: label, duration: format.duration(left) }) : ''
          }
          endsAt={toInstant(slot.isCurrent ? slot.endsAt : slot.startsAt) ?? 0}
          now={now}
          startedAt={useFirstNow()}
        />
      </styles.Clock>
      <Block key={slot.startsAt} fallback={null} failed={null}>
        <SaleArt question={question} />
      </Block>
    </styles.Head>
  );
}

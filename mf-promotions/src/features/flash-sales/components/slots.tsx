import { toInstant, useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { useMoment } from '@jishi/part-kit/use-moment';
import { useSwipe } from '@jishi/part-kit/use-swipe';
import { VisuallyHidden } from '@jishi/ui';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../../../messages/texts.ts';
import { useNextSlotEarly } from '../hooks/use-next-slot-early.ts';
import { useShopClock } from '../hooks/use-shop-clock.ts';
import { useSlotMoves } from '../hooks/use-slot-moves.ts';
import { readSlotAddress } from '../model/slot-address.ts';
import { slotEndAfter, slotsAt } from '../model/slots.ts';
import { SaleHead } from './sale-head.tsx';
import { SlotPanel } from './slot-panel.tsx';
import { SlotSkeleton } from './slot-skeleton.tsx';
import { SlotTabs } from './slot-tabs.tsx';

/** A finger sideways is a step from slot to slot; up and down it scrolls. */
const Panel = styled.div`
  touch-action: pan-y pinch-zoom;
`;

/** The slots by the shop's clock, the chosen one below them; when one is over the next takes its place. */
export function Slots() {
  const text = useTexts();
  const format = useFormat();
  const id = useId();
  const [query] = useSearchParams();
  const clock = useShopClock();
  const moment = useMoment(slotEndAfter, clock.now);
  const slots = slotsAt(moment);
  const address = readSlotAddress(query, slots);
  const moves = useSlotMoves(slots, address);
  const [first, second] = slots;
  const [begun] = useState(first?.startsAt);
  const follows = second && { slot: second.startsAt, at: toInstant(second.startsAt) ?? 0 };
  useNextSlotEarly(address.slot === null && follows ? follows : null, address.pageSize, clock.now);
  const swipe = useSwipe({
    onNext: () => moves.goTo(moves.chosen + 1),
    onPrevious: () => moves.goTo(moves.chosen - 1),
  });
  const chosen = slots[moves.chosen];
  if (!chosen || !first) return null;
  const { page, pageSize } = address;
  const question = { slot: chosen.startsAt, page, pageSize };
  const time = (startsAt: string) => format.date(startsAt, 'time');
  return (
    <>
      <SaleHead slot={chosen} question={question} clock={clock} />
      <SlotTabs id={id} slots={slots} moves={moves} moment={moment} />
      <VisuallyHidden role="status">
        {first.startsAt === begun ? '' : text('sales.turned', { time: time(first.startsAt) })}
      </VisuallyHidden>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${moves.chosen}`} {...swipe}>
        <VisuallyHidden as="h2">{text('sales.of-slot', { time: time(chosen.startsAt) })}</VisuallyHidden>
        <Block key={Object.values(question).join(' ')} fallback={<SlotSkeleton />}>
          <SlotPanel
            question={question}
            address={address}
            nextPath={moves.chosen + 1 < slots.length ? moves.pathOf(moves.chosen + 1) : null}
            clock={clock}
          />
        </Block>
      </Panel>
    </>
  );
}

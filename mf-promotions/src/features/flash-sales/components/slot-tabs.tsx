import type { FlashSaleSlot } from '@jishi/api/flash-sales';
import { useFormat } from '@jishi/i18n';
import { centreInLine } from '@jishi/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { SlotMoves } from '../hooks/use-slot-moves.ts';
import { useWheelSteps } from '../hooks/use-wheel-steps.ts';
import { slotDay } from '../model/slots.ts';
import * as styles from './slot-tabs.styles.ts';

type SlotTabsProps = {
  /** Prefix of the ids that tie tabs and panel. */
  id: string;
  slots: readonly FlashSaleSlot[];
  moves: SlotMoves;
  /** Epoch ms on the shop's clock. */
  moment: number;
};

const keys: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The slot that is on and the next four. Links, so they work without a script; with one they are tabs. */
export function SlotTabs({ id, slots, moves: { chosen, pathOf, goTo }, moment }: SlotTabsProps) {
  const text = useTexts();
  const format = useFormat();
  const line = useRef<HTMLDivElement>(null);
  const tabAt = (index: number) => line.current?.children[index] as HTMLElement | undefined;

  useWheelSteps(
    line,
    (by) => chosen + by >= 0 && chosen + by < slots.length,
    (by) => goTo(chosen + by),
  );
  useEffect(() => {
    centreInLine(line.current?.children[chosen]);
  }, [chosen]);

  const handleKey = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(chosen, slots.length);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
    tabAt(next)?.focus();
  };

  const stateOf = ({ isCurrent, startsAt }: FlashSaleSlot, isChosen: boolean) => {
    if (isCurrent) return text(isChosen ? 'sales.on' : 'sales.in-progress');
    return text(slotDay(startsAt, moment) === 'today' ? 'sales.soon' : 'sales.tomorrow');
  };

  return (
    <styles.Line ref={line} role="tablist" aria-label={text('sales.slots')} onKeyDown={handleKey}>
      {slots.map((slot, index) => (
        <styles.Tab
          // By its place: when a slot is over the others move up, and who stands on a tab keeps standing.
          key={index}
          as={Link}
          to={pathOf(index)}
          preventScrollReset
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === chosen}
          aria-controls={index === chosen ? `${id}-panel` : undefined}
          tabIndex={index === chosen ? 0 : -1}
        >
          <b>{format.date(slot.startsAt, 'time')}</b>
          <span>{stateOf(slot, index === chosen)}</span>
        </styles.Tab>
      ))}
    </styles.Line>
  );
}

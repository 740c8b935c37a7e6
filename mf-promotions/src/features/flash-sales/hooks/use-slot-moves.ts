import type { FlashSaleSlot } from '@jishi/api/flash-sales';
import { useNavigate } from 'react-router-dom';
import { type SlotAddress, slotPath } from '../model/slot-address.ts';

export type SlotMoves = {
  chosen: number;
  pathOf: (index: number) => string;
  /** Goes to a slot where a step, a turn of the wheel or a finger leads; the way back skips it. */
  goTo: (index: number) => void;
};

/** The way from slot to slot; each begins at its first page. */
export function useSlotMoves(slots: readonly FlashSaleSlot[], { slot, pageSize }: SlotAddress): SlotMoves {
  const navigate = useNavigate();
  const chosen = Math.max(
    0,
    slots.findIndex(({ startsAt }) => startsAt === slot),
  );
  const pathOf = (index: number) => {
    const to = slots[index];
    return slotPath({ slot: to && !to.isCurrent ? to.startsAt : null, page: 1, pageSize });
  };
  const goTo = (index: number) => {
    if (index === chosen || index < 0 || index >= slots.length) return;
    void navigate(pathOf(index), { replace: true, preventScrollReset: true });
  };
  return { chosen, pathOf, goTo };
}

import type { CartLine } from '@jishi/api/cart';
import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useState } from 'react';
import { useTexts } from '../messages/texts.ts';
import { removing, restoring } from '../model/cart-change.ts';
import { takenLines } from '../model/restore-lines.ts';
import { useChangeCart } from './use-change-cart.ts';

/** How long a removal can be taken back, in milliseconds. */
const UNDO_MS = 5000;

export type Removal = {
  /** The lines that are asked about; nothing when no question is open. */
  pending: readonly CartLine[];
  ask(lines: readonly CartLine[]): void;
  cancel(): void;
  confirm(): void;
  /** Takes them out without a question; `done` says so, by their number. */
  remove(lines: readonly CartLine[], done: (count: number) => string): Promise<void>;
};

/** Takes lines out of the cart: a question first, an undo afterwards, which says what it puts back. */
export function useRemoval(onRestore?: (lines: readonly CartLine[]) => void): Removal {
  const { cart, notify } = useShop();
  const text = useTexts();
  const common = useCommonTexts();
  const change = useChangeCart();
  const [pending, ask] = useState<readonly CartLine[]>([]);

  const remove: Removal['remove'] = async (lines, done) => {
    const taken = takenLines(cart.getState().lines, lines);
    if (taken.length === 0 || !(await change(removing(lines)))) return;
    notify({
      kind: 'success',
      text: done(taken.length),
      action: {
        label: common('action.undo'),
        run() {
          void change(restoring(taken));
          onRestore?.(taken.map(({ line }) => line));
        },
      },
      duration: UNDO_MS,
    });
  };

  return {
    pending,
    ask,
    cancel: () => ask([]),
    confirm: () => {
      ask([]);
      void remove(pending, (count) => text('removal.done', { count }));
    },
    remove,
  };
}

import { useCommonTexts } from '@jishi/i18n';
import { Stepper } from '@jishi/ui/forms';
import { type Dispatch, useId } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import { useAmountText } from '../hooks/use-amount-text.ts';
import type { Chosen } from '../model/chosen.ts';
import type { ListLine } from '../model/list-line.ts';
import type { ListChange } from '../model/list-state.ts';
import * as styles from './line-quantity.styles.ts';

type LineQuantityProps = { line: ListLine; chosen: Chosen; change: Dispatch<ListChange> };

/** How many, and what that is. */
export function LineQuantity({ line, chosen, change }: LineQuantityProps) {
  const text = useShoutWords();
  const common = useCommonTexts();
  const id = useId();
  const { product, quantity, most } = chosen;
  return (
    <styles.Quantity>
      <styles.Steps>
        <Stepper
          value={quantity}
          max={most}
          label={text('shout.line.quantity', { name: product.name })}
          increaseLabel={common('action.increase')}
          decreaseLabel={common('action.decrease')}
          describedBy={id}
          onChange={(next) => change({ kind: 'quantity', key: line.key, quantity: next })}
        />
      </styles.Steps>
      <styles.Told id={id}>
        <Covered line={line} chosen={chosen} />
        {quantity >= most && <span>{text('shout.line.most', { count: most })}</span>}
      </styles.Told>
    </styles.Quantity>
  );
}

/** A little less than was said is what was said: a pound is not weighed to the gram. */
const ENOUGH = 0.98;

function Covered({ line: { amount }, chosen: { packs, quantity } }: Pick<LineQuantityProps, 'line' | 'chosen'>) {
  const text = useShoutWords();
  const amountText = useAmountText();
  if (!amount) return null;
  if (!packs.covers) {
    const isWeighed = amount.unit === 'g' || amount.unit === 'ml';
    return isWeighed && <span>{text('shout.line.uncounted')}</span>;
  }
  const { unit } = packs.covers;
  const held = (packs.covers.quantity / packs.count) * quantity;
  const isShort = held < amount.quantity * ENOUGH;
  return (
    <>
      <span>
        {text('shout.line.covers', { count: quantity, packs: quantity, amount: amountText({ quantity: held, unit }) })}
      </span>
      {isShort && <b>{text('shout.line.short', { amount: amountText({ quantity: amount.quantity - held, unit }) })}</b>}
    </>
  );
}

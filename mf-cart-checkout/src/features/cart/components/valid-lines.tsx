import { type CartLine, splitByValidity } from '@jishi/api/cart';
import { Checkbox } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';
import type { Unticked } from '../../../model/kept-choice.ts';
import { tickOfAll } from '../model/selection.ts';
import * as styles from './cart.styles.ts';
import { ValidLine } from './valid-line.tsx';

type ValidLinesProps = {
  lines: readonly CartLine[];
  unticked: Unticked;
  onToggle(key: string): void;
  onToggleAll(): void;
  onQuantity(line: CartLine, quantity: number): void;
  onChangeVariant(line: CartLine): void;
  onSave(line: CartLine): void;
  onRemove(line: CartLine): void;
};

/** What can be bought, with a box in front of each line. */
export function ValidLines({ lines, unticked, onToggle, onToggleAll, ...on }: ValidLinesProps) {
  const text = useTexts();
  const tick = tickOfAll(lines, unticked);
  return (
    <styles.Card aria-label={text('cart.goods')}>
      <styles.ColumnHeads>
        <Checkbox
          label={text('cart.select-all')}
          labelHidden
          checked={tick === 'all'}
          indeterminate={tick === 'some'}
          onChange={onToggleAll}
        />
        <span>{text('cart.product')}</span>
        <span>{text('cart.unit-price')}</span>
        <span>{text('cart.quantity')}</span>
        <span>{text('cart.subtotal')}</span>
      </styles.ColumnHeads>
      <ul>
        {splitByValidity(lines).valid.map((line) => (
          <ValidLine
            key={line.key}
            line={line}
            lines={lines}
            isSelected={!unticked.has(line.key)}
            onToggle={() => onToggle(line.key)}
            onQuantity={(quantity) => on.onQuantity(line, quantity)}
            onChangeVariant={() => on.onChangeVariant(line)}
            onSave={() => on.onSave(line)}
            onRemove={() => on.onRemove(line)}
          />
        ))}
      </ul>
    </styles.Card>
  );
}

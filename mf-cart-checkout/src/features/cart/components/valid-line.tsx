import { timesCents } from '@jishi/api';
import { type CartLine, maxQuantity } from '@jishi/api/cart';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Price } from '@jishi/ui';
import { Checkbox, Stepper } from '@jishi/ui/forms';
import { useId } from 'react';
import { LineGoods } from '../../../components/line-goods.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { quantityHint } from '../model/quantity-hint.ts';
import { SaveForLaterLink } from '../saved/components/save-for-later-link.tsx';
import * as styles from './cart.styles.ts';
import { RemoveButton } from './remove-button.tsx';
import { SaleHint } from './sale-hint.tsx';

type ValidLineProps = {
  line: CartLine;
  /** All lines: a purchase limit counts every variant of a product. */
  lines: readonly CartLine[];
  isSelected: boolean;
  onToggle(): void;
  onQuantity(quantity: number): void;
  onChangeVariant(): void;
  onSave(): void;
  onRemove(): void;
};

export function ValidLine(props: ValidLineProps) {
  const { line, lines, isSelected, onToggle, onQuantity, onChangeVariant, onSave, onRemove } = props;
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const hintId = useId();
  const hint = quantityHint(line, lines);
  const unitPrice = format.moneyParts(line.unitPrice);
  const former = <FormerPrice amount={line.marketPrice} />;
  return (
    <styles.Line data-line={line.key}>
      <styles.Tick>
        <Checkbox
          label={text('line.select', { name: line.name })}
          labelHidden
          checked={isSelected}
          onChange={onToggle}
        />
      </styles.Tick>
      <styles.Goods>
        <LineGoods line={line} onChangeVariant={line.variantId ? onChangeVariant : undefined}>
          <SaleHint line={line} />
          <SaveForLaterLink name={line.name} onSave={onSave} />
        </LineGoods>
      </styles.Goods>
      <styles.UnitPrice>
        <Price parts={unitPrice} size="s" tone="ink" />
        {former}
      </styles.UnitPrice>
      <styles.Quantity>
        <styles.PhonePrice>
          <Price parts={unitPrice} size="s" /> {former}
        </styles.PhonePrice>
        <Stepper
          value={line.quantity}
          max={Math.max(1, maxQuantity(line, lines))}
          onChange={onQuantity}
          label={text('line.quantity', { name: line.name })}
          increaseLabel={common('action.increase')}
          decreaseLabel={common('action.decrease')}
          {...(hint ? { describedBy: hintId } : {})}
        />
        {hint && (
          <styles.QuantityHint id={hintId} $isUrgent={hint.kind === 'few-left'}>
            {text(`hint.${hint.kind}`, { count: hint.count })}
          </styles.QuantityHint>
        )}
      </styles.Quantity>
      <styles.Subtotal $isOnPhones={line.quantity > 1}>
        <styles.PhoneLabel>{text('cart.subtotal')}</styles.PhoneLabel>
        <Price parts={format.moneyParts(timesCents(line.unitPrice, line.quantity))} size="s" />
      </styles.Subtotal>
      <RemoveButton name={line.name} onRemove={onRemove} />
    </styles.Line>
  );
}

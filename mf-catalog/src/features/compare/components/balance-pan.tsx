import { Clamp } from '@jishi/ui';
import { Field, Select } from '@jishi/ui/forms';
import { useUnitPriceText } from '../../../hooks/use-unit-price-text.ts';
import type { Weighable } from '../model/balance.ts';
import * as styles from './balance.styles.ts';

type BalancePanProps = {
  product: Weighable;
  label: string;
  /** All goods that may lie there. */
  choices: readonly Weighable[];
  onPut(id: string): void;
};

/** What lies on one side and what it costs; with more than two goods it is chosen here. */
export function BalancePan({ product, label, choices, onPut }: BalancePanProps) {
  const priceText = useUnitPriceText();
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <styles.Pan>
      {choices.length > 2 ? (
        <Field label={label} labelHidden>
          <Select size="sm" options={options} value={product.id} onChange={onPut} />
        </Field>
      ) : (
        <Clamp>{product.name}</Clamp>
      )}
      <styles.UnitPrice>{priceText(product.unitPrice)}</styles.UnitPrice>
    </styles.Pan>
  );
}

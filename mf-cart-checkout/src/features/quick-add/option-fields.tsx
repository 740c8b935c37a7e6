import type { Product } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { Stepper } from '@jishi/ui/forms';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { ReactNode } from 'react';
import * as styles from '../../components/variant-form.styles.ts';
import { VariantRows } from '../../components/variant-rows.tsx';
import { useTexts } from '../../messages/texts.ts';
import type { Options } from './use-options.ts';

type OptionFieldsProps = {
  product: Product;
  options: Options;
  /** What is being chosen, above the rest. */
  children?: ReactNode;
};

/** A row per axis, how many, and into the cart. */
export function OptionFields({ product, options, children }: OptionFieldsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { name, variants } = product;
  const { choice, choose, isComplete, quantity, most, setWanted, hint, isAdding, add } = options;
  return (
    <styles.Choices
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      {children}
      <VariantRows variants={variants} choice={choice} onChoose={choose} />
      <styles.Pieces>
        <span aria-hidden="true">{text('cart.quantity')}</span>
        <Stepper
          value={quantity}
          max={most}
          onChange={setWanted}
          label={text('line.quantity', { name })}
          increaseLabel={common('action.increase')}
          decreaseLabel={common('action.decrease')}
        />
      </styles.Pieces>
      <styles.Hint role="status">{hint}</styles.Hint>
      <Button
        type="submit"
        kind="primary"
        size="lg"
        busy={isAdding}
        disabled={!isComplete}
        icon={<ShoppingCart size={20} strokeWidth={1.75} aria-hidden />}
      >
        {common('action.add_to_cart')}
      </Button>
    </styles.Choices>
  );
}

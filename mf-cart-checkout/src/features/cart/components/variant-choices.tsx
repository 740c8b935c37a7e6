import type { CartLine } from '@jishi/api/cart';
import { chosenVariant, missingAxes, type Product } from '@jishi/api/products';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { useState } from 'react';
import { ChosenProduct } from '../../../components/chosen-product.tsx';
import * as styles from '../../../components/variant-form.styles.ts';
import { VariantRows } from '../../../components/variant-rows.tsx';
import { useMissingText } from '../../../hooks/use-missing-text.ts';
import { useTexts } from '../../../messages/texts.ts';
import { inVariant } from '../model/in-variant.ts';
import { startChoice } from '../model/start-choice.ts';

type VariantChoicesProps = {
  product: Product;
  line: CartLine;
  /** The whole cart: other variants count for the purchase limit, and one of them may be joined. */
  lines: readonly CartLine[];
  onConfirm(after: CartLine): void;
};

/** What the choice is and costs, a row per axis, and what becomes of the pieces. */
export function VariantChoices({ product, line, lines, onConfirm }: VariantChoicesProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const missingText = useMissingText();
  const { variants } = product;
  const [choice, setChoice] = useState(() => startChoice(variants, line.options));
  const variant = chosenVariant(variants, choice);
  const missing = missingAxes(variants, choice);
  const outcome = variant && inVariant(lines, line, product, variant);
  const after = outcome?.line ?? null;
  const isSame = after?.key === line.key;

  const told = () => {
    if (missing.length > 0) return missingText(missing);
    if (!outcome) return text('variant.sold-out');
    if (isSame) return '';
    if (!after) return text('variant.none');
    if (outcome.isLowered) return text('variant.lowered', { count: after.quantity });
    return outcome.isJoined ? text('variant.joined', { count: after.quantity }) : '';
  };

  return (
    <styles.Choices
      onSubmit={(event) => {
        event.preventDefault();
        if (after) onConfirm(after);
      }}
    >
      <ChosenProduct product={product} variant={variant} picture={line.picture} />
      <VariantRows variants={variants} choice={choice} onChoose={setChoice} />
      <styles.Hint role="status">{told()}</styles.Hint>
      <Button type="submit" kind="primary" size="lg" disabled={!after}>
        {common('action.confirm')}
      </Button>
    </styles.Choices>
  );
}

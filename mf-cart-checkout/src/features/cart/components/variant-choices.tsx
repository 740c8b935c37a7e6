import { pictureUrl } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';
import { chosenVariant, missingAxes, type Product } from '@jishi/api/products';
import { useCommonTexts, useFormat, useLang } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Button, Picture, Price } from '@jishi/ui';
import { useState } from 'react';
import { VariantRows } from '../../../components/variant-rows.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { inVariant } from '../model/in-variant.ts';
import { startChoice } from '../model/start-choice.ts';
import * as styles from './variant-choices.styles.ts';

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
  const format = useFormat();
  const separator = useLang() === 'zh' ? '、' : ', ';
  const { variants } = product;
  const [choice, setChoice] = useState(() => startChoice(variants, line.options));
  const variant = chosenVariant(variants, choice);
  const missing = missingAxes(variants, choice);
  const outcome = variant && inVariant(lines, line, product, variant);
  const after = outcome?.line ?? null;
  const isSame = after?.key === line.key;
  const picture = variant?.picture?.url ?? line.picture ?? product.pictures[0]?.url;

  const told = () => {
    if (missing.length > 0) return text('add.missing', { names: missing.join(separator) });
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
      <styles.Product>
        {picture && <Picture src={pictureUrl(picture, 80)} alt="" width={80} height={80} />}
        <div>
          <styles.Name>{product.name}</styles.Name>
          <styles.Costs>
            <Price
              parts={format.moneyParts(variant?.price ?? product.priceRange.min)}
              {...(variant || product.priceRange.min === product.priceRange.max
                ? {}
                : { to: format.moneyParts(product.priceRange.max) })}
            />
            <FormerPrice amount={variant?.marketPrice} />
            {variant && <small>{text('hint.stock', { count: variant.stock })}</small>}
          </styles.Costs>
        </div>
      </styles.Product>
      <VariantRows variants={variants} choice={choice} onChoose={setChoice} />
      <styles.Hint role="status">{told()}</styles.Hint>
      <Button type="submit" kind="primary" size="lg" disabled={!after}>
        {common('action.confirm')}
      </Button>
    </styles.Choices>
  );
}

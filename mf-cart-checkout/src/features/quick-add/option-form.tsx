import { isDeliveredOnline } from '@jishi/api';
import { cartLineOf, maxQuantity } from '@jishi/api/cart';
import { chosenVariant, initialChoice, missingAxes, type Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button, LinkButton, Note, TextLink } from '@jishi/ui';
import { Stepper } from '@jishi/ui/forms';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChosenProduct } from '../../components/chosen-product.tsx';
import * as styles from '../../components/variant-form.styles.ts';
import { VariantRows } from '../../components/variant-rows.tsx';
import { useCaughtUpCart } from '../../hooks/use-caught-up-cart.ts';
import { useMissingText } from '../../hooks/use-missing-text.ts';
import { useTexts } from '../../messages/texts.ts';
import { usePurchase } from '../add-to-cart/use-purchase.ts';

type OptionFormProps = { product: Product; onAdded(): void };

/** A row per axis, how many, and into the cart. */
export function OptionForm({ product, onAdded }: OptionFormProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const missingText = useMissingText();
  useCaughtUpCart();
  const { id, name, variants } = product;
  const [choice, setChoice] = useState(() => initialChoice(variants));
  const [wanted, setWanted] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const variant = chosenVariant(variants, choice);
  const missing = missingAxes(variants, choice);
  const most = variant ? Math.max(1, maxQuantity(cartLineOf(product, variant, 1))) : wanted;
  const quantity = Math.min(wanted, most);
  const purchase = usePurchase({ productId: id, variantId: variant?.id ?? null, quantity });
  if (isDeliveredOnline(product.type)) return <OnItsPage product={product} />;

  const told = () => {
    if (missing.length > 0) return missingText(missing);
    if (!variant) return text('variant.sold-out');
    return product.purchaseLimit === null ? '' : text('hint.limit', { count: product.purchaseLimit });
  };
  const add = async () => {
    setAdding(true);
    const isAdded = await purchase.add();
    setAdding(false);
    if (isAdded) onAdded();
  };

  return (
    <styles.Choices
      onSubmit={(event) => {
        event.preventDefault();
        if (variant && !isAdding) void add();
      }}
    >
      <ChosenProduct
        product={product}
        variant={variant}
        name={
          <TextLink as={Link} to={paths.product(id)}>
            {name}
          </TextLink>
        }
      />
      <VariantRows variants={variants} choice={choice} onChoose={setChoice} />
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
      <styles.Hint role="status">{told()}</styles.Hint>
      <Button
        type="submit"
        kind="primary"
        size="lg"
        busy={isAdding}
        disabled={!variant}
        icon={<ShoppingCart size={20} strokeWidth={1.75} aria-hidden />}
      >
        {common('action.add_to_cart')}
      </Button>
    </styles.Choices>
  );
}

/** What is delivered online meanwhile never goes into a cart. */
function OnItsPage({ product: { id, name } }: { product: Product }) {
  const text = useTexts();
  return (
    <>
      <Note tone="promo">{text('add.buy-only')}</Note>
      <LinkButton as={Link} to={paths.product(id)} kind="primary" size="lg">
        {name}
      </LinkButton>
    </>
  );
}

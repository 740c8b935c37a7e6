import type { FragmentProps } from '@jishi/contracts';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useCaughtUpCart } from '../../hooks/use-caught-up-cart.ts';
import { useTexts } from '../../messages/texts.ts';
import { ChooseButton } from './choose-button.tsx';
import { WithScript } from './quick-add.styles.ts';
import { useQuickAdd } from './use-quick-add.ts';

type QuickAddProps = FragmentProps['mf_cart_checkout/quick-add'];

const icon = <ShoppingCart size={18} strokeWidth={1.75} aria-hidden />;

/** The cart button of a product card. What has to be chosen first is chosen where the card stands. */
export function QuickAdd(props: QuickAddProps) {
  const { productId, name, hasVariants } = props;
  if (!hasVariants) return <AddButton {...props} />;
  return (
    <ChooseButton productId={productId} name={name}>
      {icon}
    </ChooseButton>
  );
}

function AddButton({ productId, name }: QuickAddProps) {
  const text = useTexts();
  useCaughtUpCart();
  const { add, isBusy } = useQuickAdd(productId);
  return (
    <WithScript tint label={text('add.quick', { name })} aria-busy={isBusy || undefined} onClick={add}>
      {icon}
    </WithScript>
  );
}

import { type FragmentProps, paths } from '@jishi/contracts';
import { IconButton } from '@jishi/ui';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router-dom';
import { useCaughtUpCart } from '../../hooks/use-caught-up-cart.ts';
import { useTexts } from '../../messages/texts.ts';
import { WithScript } from './quick-add.styles.ts';
import { useQuickAdd } from './use-quick-add.ts';

type QuickAddProps = FragmentProps['mf_cart_checkout/quick-add'];

const icon = <ShoppingCart size={18} strokeWidth={1.75} aria-hidden />;

/** The cart button of a product card. What has to be chosen first is chosen on the product's page. */
export function QuickAdd(props: QuickAddProps) {
  const { productId, name, hasVariants } = props;
  const text = useTexts();
  if (!hasVariants) return <AddButton {...props} />;
  return (
    <IconButton as={Link} tint to={paths.product(productId)} label={text('add.choose', { name })}>
      {icon}
    </IconButton>
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

import type { FragmentProps } from '@jishi/contracts';
import { Button } from '@jishi/ui';
import { useTexts } from '../../messages/texts.ts';
import { usePurchase } from '../add-to-cart/use-purchase.ts';

/** Buys one choice of a flash sale, wherever it stands: a card, or the ticket of somebody whose turn it is. */
export function SaleButton({ intent, ...wanted }: FragmentProps['mf_cart_checkout/sale-button']) {
  const text = useTexts();
  const { buyNow, isOpening } = usePurchase(wanted);
  return (
    <Button kind="primary" size={intent === 'confirm' ? 'lg' : 'md'} busy={isOpening} onClick={() => void buyNow()}>
      {text(`sale.${intent}`)}
    </Button>
  );
}

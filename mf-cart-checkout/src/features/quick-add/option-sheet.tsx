import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import { FreshProduct } from '../../components/fresh-product.tsx';
import { useClosedByBack } from '../../hooks/use-closed-by-back.ts';
import { useTexts } from '../../messages/texts.ts';
import { OptionForm } from './option-form.tsx';
import type { ProductSheetProps } from './use-product-sheet.tsx';

/** The options of a product on a card, chosen where the card stands. */
export function OptionSheet({ productId, onClose }: ProductSheetProps) {
  const text = useTexts();
  const common = useCommonTexts();
  useClosedByBack(onClose);
  return (
    <Dialog open onClose={onClose} title={text('add.options')} closeLabel={common('action.close')}>
      <FreshProduct productId={productId}>
        {(product) => <OptionForm product={product} onAdded={onClose} />}
      </FreshProduct>
    </Dialog>
  );
}

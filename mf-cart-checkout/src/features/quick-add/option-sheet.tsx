import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import { FreshProduct } from '../../components/fresh-product.tsx';
import { useTexts } from '../../messages/texts.ts';
import { OptionForm } from './option-form.tsx';

export type OptionSheetProps = { productId: string; onClose(): void };

/** The options of a product on a card, chosen where the card stands. */
export function OptionSheet({ productId, onClose }: OptionSheetProps) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <Dialog open onClose={onClose} title={text('add.options')} closeLabel={common('action.close')}>
      <FreshProduct productId={productId}>
        {(product) => <OptionForm product={product} onAdded={onClose} />}
      </FreshProduct>
    </Dialog>
  );
}

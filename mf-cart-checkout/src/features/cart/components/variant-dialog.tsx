import type { CartLine } from '@jishi/api/cart';
import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import { FreshProduct } from '../../../components/fresh-product.tsx';
import { useTexts } from '../../../messages/texts.ts';
import type { VariantChange } from '../hooks/use-variant-change.ts';
import { VariantChoices } from './variant-choices.tsx';

type VariantDialogProps = { change: VariantChange; lines: readonly CartLine[] };

/** The variants of a line's product, to change the line where it stands. */
export function VariantDialog({ change, lines }: VariantDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { line, cancel, confirm } = change;
  if (!line) return null;
  return (
    <Dialog open onClose={cancel} title={text('variant.title')} closeLabel={common('action.close')}>
      <FreshProduct productId={line.productId}>
        {(product) => <VariantChoices product={product} line={line} lines={lines} onConfirm={confirm} />}
      </FreshProduct>
    </Dialog>
  );
}

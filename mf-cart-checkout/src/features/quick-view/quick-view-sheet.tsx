import { useCommonTexts } from '@jishi/i18n';
import { Dialog } from '@jishi/ui/overlays';
import { FreshProduct } from '../../components/fresh-product.tsx';
import { useClosedByBack } from '../../hooks/use-closed-by-back.ts';
import { useViewWords } from '../../messages/quick-view/texts.ts';
import type { ProductSheetProps } from '../quick-add/use-product-sheet.tsx';
import { ClosedView } from './components/closed-view.tsx';
import { OpenView } from './components/open-view.tsx';
import { ViewShape } from './components/view-shape.tsx';

/** A product in short: pictures, price, what buyers say, the choice, when it comes. Everything else is on its page. */
export function QuickViewSheet({ productId, onClose }: ProductSheetProps) {
  const words = useViewWords();
  const common = useCommonTexts();
  useClosedByBack(onClose);
  return (
    <Dialog open onClose={onClose} title={words('title')} closeLabel={common('action.close')} size="xl">
      <FreshProduct
        productId={productId}
        closed={(product, why) => <ClosedView product={product}>{why}</ClosedView>}
        shape={<ViewShape />}
      >
        {(product) => <OpenView product={product} onAdded={onClose} />}
      </FreshProduct>
    </Dialog>
  );
}

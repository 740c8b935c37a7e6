import type { Product } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { Note } from '@jishi/ui';
import PackageX from 'lucide-react/icons/package-x';
import { useTexts } from '../../../messages/texts.ts';
import { useMissedRow } from '../hooks/use-missed-row.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import { type Offer, offerOf } from '../model/purchase.ts';
import { BuyRow, Favourite } from './buy-row.tsx';
import { PriceBox } from './price-box.tsx';
import * as styles from './purchase-box.styles.ts';
import { QuantityRow } from './quantity-row.tsx';
import { TypeNote } from './type-note.tsx';
import { VariantPicker } from './variant-picker.tsx';

type PurchaseBoxProps = { product: Product; purchase: PurchaseState };

/** Name, price, choice and buttons; a product that cannot be bought says why instead. */
export function PurchaseBox({ product, purchase }: PurchaseBoxProps) {
  const offer = offerOf(product);
  const rows = useMissedRow(product.id);
  return (
    <styles.Box>
      <div>
        <styles.Name>{product.name}</styles.Name>
        {product.shortDescription && <styles.Summary>{product.shortDescription}</styles.Summary>}
      </div>
      {offer === 'open' ? (
        <>
          <PriceBox product={product} purchase={purchase} />
          <TypeNote product={product} />
          <styles.Choices ref={rows}>
            <VariantPicker variants={product.variants} purchase={purchase} />
            <QuantityRow limit={product.purchaseLimit} purchase={purchase} />
          </styles.Choices>
          <BuyRow product={product} purchase={purchase} />
        </>
      ) : (
        <Closed offer={offer} since={product.onSaleSince} productId={product.id} />
      )}
    </styles.Box>
  );
}

type ClosedProps = { offer: Exclude<Offer, 'open'>; since: string | null; productId: string };

function Closed({ offer, since, productId }: ClosedProps) {
  const text = useTexts();
  const format = useFormat();
  const sentence =
    offer === 'scheduled' && since
      ? text('detail.scheduled_at', { time: format.date(since, 'minute') })
      : text(`detail.${offer}`);
  return (
    <>
      <Note tone="promo" icon={<PackageX size={18} strokeWidth={1.75} aria-hidden />}>
        {sentence}
      </Note>
      <Favourite productId={productId} />
    </>
  );
}

import { useTexts } from '../../../messages/texts.ts';
import { useMissedRow } from '../hooks/use-missed-row.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import type { Offered } from '../model/offered.ts';
import { offerOf } from '../model/purchase.ts';
import { BuyRow } from './buy-row.tsx';
import { ClosedOffer } from './closed-offer.tsx';
import { CouponLine } from './coupon-line.tsx';
import { OtherSale } from './other-sale.tsx';
import { PriceBox } from './price-box.tsx';
import * as styles from './purchase-box.styles.ts';
import { QuantityRow } from './quantity-row.tsx';
import { SaleBar } from './sale-bar.tsx';
import { SaleClosed } from './sale-closed.tsx';
import { TypeNote } from './type-note.tsx';
import { VariantPicker } from './variant-picker.tsx';

type PurchaseBoxProps = { offered: Offered; purchase: PurchaseState };

/** Name, price, choice and buttons; a product that cannot be bought says why instead. */
export function PurchaseBox({ offered, purchase }: PurchaseBoxProps) {
  const { product, sale, otherSale } = offered;
  const offer = offerOf(product);
  const rows = useMissedRow(product.id);
  const text = useTexts();
  const isOpen = offer === 'open';
  return (
    <styles.Box>
      <div>
        <styles.Name>{product.name}</styles.Name>
        {product.shortDescription && <styles.Summary>{product.shortDescription}</styles.Summary>}
      </div>
      {otherSale && <OtherSale sale={otherSale} />}
      {(isOpen || sale) && (
        <div>
          {sale && <SaleBar sale={sale} />}
          <PriceBox product={product} purchase={purchase} isLidded={sale !== null} />
        </div>
      )}
      {isOpen && (
        <>
          {sale ? <styles.OnPhones>{text('detail.sale.alone')}</styles.OnPhones> : <CouponLine product={product} />}
          <TypeNote product={product} />
          <styles.Choices ref={rows}>
            <VariantPicker variants={product.variants} purchase={purchase} />
            <QuantityRow product={product} purchase={purchase} />
          </styles.Choices>
        </>
      )}
      {isOpen && sale?.state !== 'upcoming' && <BuyRow product={product} purchase={purchase} sale={sale} />}
      {sale && (!isOpen || sale.state === 'upcoming') && <SaleClosed sale={sale} />}
      {!sale && !isOpen && <ClosedOffer offer={offer} product={product} />}
    </styles.Box>
  );
}

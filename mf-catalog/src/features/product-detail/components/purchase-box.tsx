import { TextLink } from '@jishi/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import { useMissedRow } from '../hooks/use-missed-row.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import { normalPricePath } from '../model/offer-address.ts';
import type { Offered } from '../model/offered.ts';
import { offerOf } from '../model/purchase.ts';
import { BuyRow } from './buy-row.tsx';
import { ClosedOffer } from './closed-offer.tsx';
import { CouponLine } from './coupon-line.tsx';
import { Delivery } from './delivery.tsx';
import { OtherSale } from './other-sale.tsx';
import { PriceBox } from './price-box.tsx';
import * as styles from './purchase-box.styles.ts';
import { QuantityRow } from './quantity-row.tsx';
import { SaleBar } from './sale-bar.tsx';
import { TypeNote } from './type-note.tsx';
import { VariantPicker } from './variant-picker.tsx';

type PurchaseBoxProps = { offered: Offered; purchase: PurchaseState };

/** Name, price, choice and buttons; a product that cannot be bought says why instead. */
export function PurchaseBox({ offered, purchase }: PurchaseBoxProps) {
  const { product, sale, otherSale, toldSale } = offered;
  const offer = offerOf(product);
  const rows = useMissedRow(product.id);
  const text = useDetailWords();
  const [query] = useSearchParams();
  const isOpen = offer === 'open';
  const told = isOpen || toldSale?.state === 'upcoming' ? toldSale : null;
  const lid = sale ?? told;
  return (
    <styles.Box>
      <div>
        <styles.Name>{product.name}</styles.Name>
        {product.shortDescription && <styles.Summary>{product.shortDescription}</styles.Summary>}
      </div>
      {otherSale && <OtherSale sale={otherSale} />}
      {offer !== 'off-shelf' && (
        <div>
          {lid && <SaleBar sale={lid} />}
          <PriceBox product={product} purchase={purchase} isLidded={lid !== null} isInSale={sale !== null} />
        </div>
      )}
      {isOpen && (
        <>
          {sale ? <styles.OnPhones>{text('sale.alone')}</styles.OnPhones> : <CouponLine product={product} />}
          <Delivery product={product} purchase={purchase} />
          <TypeNote product={product} />
          <styles.Choices ref={rows}>
            <VariantPicker variants={product.variants} purchase={purchase} />
            <QuantityRow product={product} purchase={purchase} />
          </styles.Choices>
        </>
      )}
      {isOpen ? (
        <BuyRow product={product} purchase={purchase} sale={sale} />
      ) : (
        <ClosedOffer offer={offer} product={product} />
      )}
      {sale && (
        <TextLink as={Link} to={normalPricePath(product.id, query)} replace>
          {text('sale.normal')}
        </TextLink>
      )}
    </styles.Box>
  );
}

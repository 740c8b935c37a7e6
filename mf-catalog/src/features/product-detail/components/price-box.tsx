import { givesPrice } from '@jishi/api/flash-sales/offer';
import type { Product } from '@jishi/api/products';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Price, Tag } from '@jishi/ui';
import { LateUnitPrice } from '../../../components/late-unit-price.tsx';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import { offerOf } from '../model/purchase.ts';
import { CouponPrice } from './coupon-price.tsx';
import { PriceRating } from './price-rating.tsx';
import * as styles from './purchase-box.styles.ts';

type PriceBoxProps = {
  product: Product;
  purchase: PurchaseState;
  /** Under the bar of a flash sale. */
  isLidded?: boolean;
  /** The price is that of its flash sale. */
  isInSale?: boolean;
};

/** What the choice costs; the former price stays in sight. */
export function PriceBox({ product, purchase, isLidded = false, isInSale = false }: PriceBoxProps) {
  const text = useTexts();
  const words = useDetailWords();
  const common = useCommonTexts();
  const format = useFormat();
  const { price, marketPrice } = purchase;
  const isOne = price.min === price.max;
  const upper = isOne ? {} : { to: format.moneyParts(price.max) };
  return (
    <styles.PriceBox $isLidded={isLidded}>
      <Price size="xl" parts={format.moneyParts(price.min)} {...upper} />
      <FormerPrice amount={marketPrice} inSale={isInSale} />
      {isOne && marketPrice !== null && (
        <styles.Saved>{words('saved', { amount: format.money(marketPrice - price.min) })}</styles.Saved>
      )}
      {product.acceptsPoints && <Tag $tone="promo">{text('card.points')}</Tag>}
      <styles.Sold>
        <LateUnitPrice unitPrice={unitPriceOf(product, purchase, isInSale)} />
        {common('common.sold', { number: format.count(product.sales) })}
        <PriceRating productId={product.id} />
      </styles.Sold>
      {!isInSale && offerOf(product) === 'open' && (
        <Block fallback={null} failed={null}>
          <CouponPrice productId={product.id} purchase={purchase} />
        </Block>
      )}
    </styles.PriceBox>
  );
}

/** Of the price beside it. In a sale the server tells that of the product, not of each variant. */
function unitPriceOf({ unitPrice, variants, flashSale }: Product, { variant }: PurchaseState, isInSale: boolean) {
  if (variants.length === 0) return givesPrice(flashSale) === isInSale ? unitPrice : null;
  return isInSale ? null : variant?.unitPrice;
}

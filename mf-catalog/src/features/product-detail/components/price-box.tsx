import type { Product } from '@jishi/api/products';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Price, StrikePrice, Tag } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import type { PurchaseState } from '../hooks/use-purchase.ts';
import * as styles from './purchase-box.styles.ts';

/** What the choice costs; the former price stays in sight. */
export function PriceBox({ product, purchase }: { product: Product; purchase: PurchaseState }) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const { price, marketPrice } = purchase;
  const isOne = price.min === price.max;
  const upper = isOne ? {} : { to: format.moneyParts(price.max) };
  return (
    <styles.PriceBox>
      <Price size="xl" parts={format.moneyParts(price.min)} {...upper} />
      {marketPrice !== null && <StrikePrice text={format.money(marketPrice)} label={common('common.was')} />}
      {isOne && marketPrice !== null && (
        <styles.Saved>{text('detail.saved', { amount: format.money(marketPrice - price.min) })}</styles.Saved>
      )}
      {product.acceptsPoints && <Tag $tone="promo">{text('detail.points')}</Tag>}
      <styles.Sold>{common('common.sold', { number: format.count(product.sales) })}</styles.Sold>
    </styles.PriceBox>
  );
}

import { isDeliveredOnline } from '@jishi/api';
import { givesPrice } from '@jishi/api/flash-sales/offer';
import type { ShownProduct as Product } from '@jishi/api/products/queries';
import { paths, RemoteFragment } from '@jishi/contracts';
import { useBrowserValue } from '@jishi/contracts/browser-value';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Price } from '@jishi/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';
import { isSoldOut } from '../model/sold-out.ts';
import { CardPicture } from './card-picture.tsx';
import { CardTags } from './card-tags.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import * as styles from './product-card.styles.ts';

type ProductCardProps = {
  product: Product;
  /** On the first screen: its picture is not put off. */
  priority?: boolean;
  /** It can be looked at where it stands. */
  hasQuickView?: boolean;
  /** What else is said beside the price. */
  children?: ReactNode;
};

/** A product among others: picture and name lead to its page, the picture outside the tab order. */
export function ProductCard({ product, priority = false, hasQuickView = false, children }: ProductCardProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const path = paths.product(product.id);
  const isGone = isSoldOut(product);
  return (
    <styles.Card>
      <styles.PictureLink as={Link} to={path} tabIndex={-1} aria-hidden="true" $isOff={isGone}>
        {product.picture && <CardPicture url={product.picture.url} alt="" priority={priority} />}
        <Flag product={product} />
        {isGone && <styles.OffPill>{text('card.sold_out')}</styles.OffPill>}
      </styles.PictureLink>
      <CompareToggle productId={product.id} name={product.name} />
      {hasQuickView && <QuickView product={product} />}
      <styles.Name as={Link} to={path}>
        {product.name}
      </styles.Name>
      <CardTags product={product} />
      <styles.Foot>
        <styles.Costs>
          <Price parts={format.moneyParts(product.price)} />
          <FormerPrice amount={product.marketPrice} inSale={givesPrice(product.flashSale)} />
          {children}
          <styles.Sold>
            {isGone ? text('card.sold_out') : common('common.sold', { number: format.count(product.sales) })}
          </styles.Sold>
        </styles.Costs>
        {!isGone && <ToCart product={product} />}
      </styles.Foot>
    </styles.Card>
  );
}

/** It needs a script: the server draws no place for it, which would be a tenth of the page. */
function QuickView({ product: { id, name } }: { product: Product }) {
  const isInBrowser = useBrowserValue(inBrowser, onServer);
  if (!isInBrowser) return null;
  return (
    <styles.BelowCorner>
      <RemoteFragment isQuiet id="mf_cart_checkout/quick-view" props={{ productId: id, name }} />
    </styles.BelowCorner>
  );
}

const inBrowser = () => true;
const onServer = () => false;

/** Goods delivered online are bought at once, never put into the cart, and so is what costs the price of a flash sale. */
function ToCart({ product: { id, name, type, hasVariants, flashSale } }: { product: Product }) {
  if ((type && isDeliveredOnline(type)) || givesPrice(flashSale)) return null;
  return <RemoteFragment isQuiet id="mf_cart_checkout/quick-add" props={{ productId: id, name, hasVariants }} />;
}

function Flag({ product }: { product: Product }) {
  const text = useTexts();
  if (!product.isNew && !product.isHot) return null;
  return (
    <styles.Flag $tone="solid" $large>
      {text(product.isNew ? 'card.new' : 'card.hot')}
    </styles.Flag>
  );
}

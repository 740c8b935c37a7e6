import type { Product } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Note } from '@jishi/ui';
import PackageX from 'lucide-react/icons/package-x';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import type { Offer } from '../model/purchase.ts';
import { Favourite } from './favourite.tsx';
import * as styles from './purchase-box.styles.ts';
import { RelatedProducts } from './related-products.tsx';

type ClosedOfferProps = { offer: Exclude<Offer, 'open'>; product: Product };

/** Why a product cannot be bought, and what can be. */
export function ClosedOffer({ offer, product }: ClosedOfferProps) {
  const { id, onSaleSince } = product;
  const text = useDetailWords();
  const format = useFormat();
  const sentence =
    offer === 'scheduled' && onSaleSince
      ? text('scheduled_at', { time: format.date(onSaleSince, 'minute') })
      : text(offer);
  return (
    <>
      <Note tone="promo" icon={<PackageX size={18} strokeWidth={1.75} aria-hidden />}>
        {sentence}
      </Note>
      <Favourite productId={id} {...(offer === 'sold-out' && { isSoldOut: true })} />
      <Block fallback={null} failed={null}>
        <styles.Instead>
          <RelatedProducts product={product} isInstead />
        </styles.Instead>
      </Block>
    </>
  );
}

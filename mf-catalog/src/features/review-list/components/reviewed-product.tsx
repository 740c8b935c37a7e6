import { pictureSrcSet, pictureUrl } from '@jishi/api';
import { priceNow } from '@jishi/api/flash-sales/offer';
import type { Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Clamp, LinkButton, Picture, Price, Text } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useReviewWords } from '../../../messages/reviews/texts.ts';
import * as styles from './reviewed-product.styles.ts';

/** What the reviews are of, and the way back to it: a line above them on phones, a column beside them on wide screens. */
export function ReviewedProduct({ product }: { product: Product }) {
  useTurningPrices([product]);
  const text = useReviewWords();
  const common = useCommonTexts();
  const format = useFormat();
  const { id, name, pictures, sales } = product;
  const priceRange = priceNow(product);
  const upper = priceRange.min === priceRange.max ? {} : { to: format.moneyParts(priceRange.max) };
  const [main] = pictures;
  return (
    <styles.Box as="div">
      <styles.Product as={Link} to={paths.product(id)}>
        {main && (
          <styles.Frame>
            <Picture
              src={pictureUrl(main.url, 150)}
              srcSet={pictureSrcSet(main.url, [150, 300])}
              sizes="(min-width: 56.25em) 240px, 96px"
              alt=""
              width={240}
              height={240}
              fill
            />
          </styles.Frame>
        )}
        <styles.Facts>
          <Clamp $lines={3}>{name}</Clamp>
          <Price size="m" parts={format.moneyParts(priceRange.min)} {...upper} />
          <Text as="span" $size="caption" $tone="tertiary">
            {common('common.sold', { number: format.count(sales) })}
          </Text>
        </styles.Facts>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </styles.Product>
      <LinkButton as={Link} to={paths.product(id)} kind="primary">
        {text('to_product')}
      </LinkButton>
    </styles.Box>
  );
}

import { pictureUrl } from '@jishi/api';
import type { SavedProduct } from '@jishi/api/favourites';
import { paths } from '@jishi/contracts';
import { OffPill, PictureLink } from '@jishi/part-kit/product-tile';
import { Picture } from '@jishi/ui';
import PackageX from 'lucide-react/icons/package-x';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './favourite-card.styles.ts';

/** Leads to the product, outside the tab order; grey where it is sold out, and empty where it is gone. */
export function FavouritePicture({ saved: { product, isSoldOut } }: { saved: SavedProduct }) {
  const text = useTexts();
  if (!product) {
    return (
      <styles.Gone>
        <PackageX size={32} strokeWidth={1.5} aria-hidden />
      </styles.Gone>
    );
  }
  return (
    <styles.Frame>
      <PictureLink as={Link} to={paths.product(product.id)} tabIndex={-1} aria-hidden="true" $isOff={isSoldOut}>
        {product.picture && (
          <Picture src={pictureUrl(product.picture.url, 300)} alt="" width={300} height={300} fill radius="none" />
        )}
      </PictureLink>
      {isSoldOut && <OffPill>{text('favourites.sold-out')}</OffPill>}
    </styles.Frame>
  );
}

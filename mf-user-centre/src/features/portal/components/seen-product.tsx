import { pictureUrl } from '@jishi/api';
import type { SavedProduct } from '@jishi/api/recently-viewed';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Clamp, Picture, PictureFrame, Price } from '@jishi/ui';
import { Link } from 'react-router-dom';

export function SeenProduct({ product }: { product: NonNullable<SavedProduct['product']> }) {
  const format = useFormat();
  const { id, name, price, picture } = product;
  return (
    <li>
      <Link to={paths.product(id)}>
        <PictureFrame>
          {picture && <Picture src={pictureUrl(picture.url, 150)} alt="" width={150} height={150} fill />}
        </PictureFrame>
        <Clamp>{name}</Clamp>
        <Price parts={format.moneyParts(price)} size="s" />
      </Link>
    </li>
  );
}

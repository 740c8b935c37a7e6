import { pictureUrl } from '@jishi/api';
import type { OrderLine, Parcel } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import { Link } from 'react-router-dom';
import * as line from '../../../../components/order-line.styles.ts';
import { useTexts } from '../../../../messages/texts.ts';
import { piecesOf } from '../../model/parcel-pieces.ts';
import * as styles from './parcels.styles.ts';

type ParcelGoodsProps = { label: string; pieces: Parcel['pieces']; lines: readonly OrderLine[] };

/** What is in a parcel: pictures with how many of each. */
export function ParcelGoods({ label, pieces, lines }: ParcelGoodsProps) {
  const text = useTexts();
  const goods = piecesOf(pieces, lines);
  if (goods.length === 0) return null;
  return (
    <styles.Goods aria-label={label}>
      {goods.map(({ id, productId, name, picture, quantity }) => (
        <li key={id}>
          <Link
            to={paths.product(productId)}
            aria-label={text('parcels.piece', { name, count: quantity })}
            title={name}
          >
            <line.Plate $size={56}>
              {picture && <Picture src={pictureUrl(picture, 80)} alt="" width={56} height={56} fill />}
            </line.Plate>
            <styles.Count aria-hidden="true">× {quantity}</styles.Count>
          </Link>
        </li>
      ))}
    </styles.Goods>
  );
}

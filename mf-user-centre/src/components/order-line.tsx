import { pictureUrl } from '@jishi/api';
import type { OrderLine } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { useLang } from '@jishi/i18n';
import { Clamp, Picture, Row, Tag } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';
import * as styles from './order-line.styles.ts';

type OrderLineGoodsProps = { line: OrderLine; size: 64 | 80 };

/** What was bought: picture, name, specification, and its kind where it comes without a parcel. Picture and name lead to the product. */
export function OrderLineGoods({ line, size }: OrderLineGoodsProps) {
  const text = useTexts();
  const separator = useLang() === 'zh' ? '；' : '; ';
  const options = line.options.map(({ value }) => value).join(separator);
  return (
    <styles.Goods>
      <Link to={paths.product(line.productId)} tabIndex={-1} aria-hidden="true">
        <styles.Plate $size={size}>
          {line.picture && <Picture src={pictureUrl(line.picture, 80)} alt="" width={size} height={size} fill />}
        </styles.Plate>
      </Link>
      <styles.What>
        <Link to={paths.product(line.productId)}>
          <Clamp>{line.name}</Clamp>
        </Link>
        <Row $wrap $gap={2}>
          {options && <styles.Options>{options}</styles.Options>}
          {line.productType !== 'physical' && <Tag $tone="info">{text(`goods.${line.productType}`)}</Tag>}
        </Row>
      </styles.What>
    </styles.Goods>
  );
}

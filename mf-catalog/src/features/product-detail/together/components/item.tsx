import { pictureUrl } from '@jishi/api';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Clamp, Picture, Price, Tag } from '@jishi/ui';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTogetherWords } from '../../../../messages/together/texts.ts';
import * as styles from './item.styles.ts';

type ItemProps = {
  name: string;
  /** Where more is told of it; not for the product of the page. */
  productId: string | null;
  picture: string | undefined;
  /** In cents. */
  price: number;
  isInCart: boolean;
  /** Whether it is taken. */
  box: ReactNode;
  /** In which of its options. */
  children?: ReactNode;
};

/** A product among those that are bought together. */
export function Item({ name, productId, picture, price, isInCart, box, children }: ItemProps) {
  const words = useTogetherWords();
  const format = useFormat();
  return (
    <styles.Item>
      {box}
      <styles.Pictured>
        {picture && <Picture src={pictureUrl(picture, 150)} alt="" width={72} height={72} />}
      </styles.Pictured>
      <styles.Body>
        <Clamp>{productId === null ? name : <Link to={paths.product(productId)}>{name}</Link>}</Clamp>
        {children}
        <styles.Foot>
          <Price size="s" parts={format.moneyParts(price)} />
          {isInCart && (
            <Tag $tone="trust">
              <Check size={12} strokeWidth={2.5} aria-hidden /> {words('in-cart')}
            </Tag>
          )}
        </styles.Foot>
      </styles.Body>
    </styles.Item>
  );
}

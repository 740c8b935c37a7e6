import type { PriceTag } from '@jishi/api/shop';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Link } from 'react-router-dom';
import * as styles from './stage.styles.ts';

/** What a good on the counter is called and costs. */
export function PaperTag({ tag: { productId, name, price } }: { tag: PriceTag }) {
  const format = useFormat();
  return (
    <styles.PaperTag as={Link} to={paths.product(productId)}>
      {name} <b>{format.money(price)}</b>
    </styles.PaperTag>
  );
}

import type { Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { LinkButton, Note } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';

type OnItsPageProps = {
  product: Pick<Product, 'id' | 'name'>;
  /** Why it does not go into a cart. */
  because: 'add.buy-only' | 'add.in-sale';
};

/** What never goes into a cart is bought on its page. */
export function OnItsPage({ product: { id, name }, because }: OnItsPageProps) {
  const text = useTexts();
  return (
    <>
      <Note tone="promo">{text(because)}</Note>
      <LinkButton as={Link} to={paths.product(id)} kind="primary" size="lg">
        {name}
      </LinkButton>
    </>
  );
}

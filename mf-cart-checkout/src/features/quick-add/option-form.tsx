import { isDeliveredOnline } from '@jishi/api';
import type { Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { TextLink } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { ChosenProduct } from '../../components/chosen-product.tsx';
import { OnItsPage } from './on-its-page.tsx';
import { OptionFields } from './option-fields.tsx';
import { useOptions } from './use-options.ts';

type OptionFormProps = { product: Product; onAdded(): void };

/** What is being chosen in small, and the choice. */
export function OptionForm({ product, onAdded }: OptionFormProps) {
  const options = useOptions(product, onAdded);
  // Meanwhile.
  if (isDeliveredOnline(product.type)) return <OnItsPage product={product} because="add.buy-only" />;
  const name = (
    <TextLink as={Link} to={paths.product(product.id)}>
      {product.name}
    </TextLink>
  );
  return (
    <OptionFields product={product} options={options}>
      <ChosenProduct product={product} variant={options.variant} name={name} />
    </OptionFields>
  );
}

import { pictureUrl } from '@jishi/api';
import { priceNow } from '@jishi/api/flash-sales/offer';
import type { Product } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Clamp, IconButton, Picture, Price } from '@jishi/ui';
import X from 'lucide-react/icons/x';
import { Link, useNavigate } from 'react-router-dom';
import { useCompared } from '../../../hooks/use-compared.ts';
import { useTexts } from '../../../messages/texts.ts';
import { comparePath } from '../../../model/compared.ts';
import * as styles from './comparison.styles.ts';

/** Head of a column: the product, the way to it, and the button that takes it out. */
export function ProductHead({ product, ids }: { product: Product; ids: readonly string[] }) {
  const text = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const { replace } = useCompared();
  const { id, name, pictures } = product;
  const [main] = pictures;
  const remove = () => {
    const rest = ids.filter((other) => other !== id);
    replace(rest);
    void navigate(comparePath(rest), { replace: true, preventScrollReset: true });
  };
  return (
    <th scope="col">
      <styles.Product>
        <IconButton data-removes="" label={text('compare.remove', { name })} onClick={remove}>
          <X size={16} strokeWidth={2} aria-hidden />
        </IconButton>
        <Link to={paths.product(id)}>
          {main && <Picture src={pictureUrl(main.url, 200)} alt="" width={120} height={120} />}
          <Clamp>{name}</Clamp>
        </Link>
        <Price size="s" parts={format.moneyParts(priceNow(product).min)} />
      </styles.Product>
    </th>
  );
}

import { pictureUrl } from '@jishi/api';
import { givesPrice, priceNow } from '@jishi/api/flash-sales/offer';
import { isDeliveredOnline, type Product } from '@jishi/api/products';
import { paths, RemoteFragment } from '@jishi/contracts';
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
        <styles.Buy>
          <Price size="s" parts={format.moneyParts(priceNow(product).min)} />
          <ToCart product={product} />
        </styles.Buy>
      </styles.Product>
    </th>
  );
}

/** As on a card: goods delivered online are bought at once, and so is what costs the price of a flash sale. */
function ToCart({ product: { id, name, type, availability, stock, variants, flashSale } }: { product: Product }) {
  const isOffered = availability === 'on-sale' && stock > 0;
  if (!isOffered || isDeliveredOnline(type) || givesPrice(flashSale)) return null;
  const hasVariants = variants.length > 0;
  return <RemoteFragment isQuiet id="mf_cart_checkout/quick-add" props={{ productId: id, name, hasVariants }} />;
}

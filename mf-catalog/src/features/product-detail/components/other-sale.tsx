import type { FlashSale } from '@jishi/api/flash-sales';
import { useFormat } from '@jishi/i18n';
import { Note, TextLink } from '@jishi/ui';
import Zap from 'lucide-react/icons/zap';
import { Link, useSearchParams } from 'react-router-dom';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import { salePricePath } from '../model/offer-address.ts';

/** The running flash sale of a product that is being looked at outside of it. */
export function OtherSale({ sale }: { sale: FlashSale }) {
  const text = useDetailWords();
  const format = useFormat();
  const [query] = useSearchParams();
  const sentence = text('sale.other', { price: format.money(sale.price.min) });
  return (
    <Note tone="promo" icon={<Zap size={18} strokeWidth={1.75} aria-hidden />}>
      {sentence}{' '}
      <TextLink as={Link} to={salePricePath(sale.productId, query)} replace>
        {text('sale.see')}
      </TextLink>
    </Note>
  );
}

import type { Product } from '@jishi/api/products';
import { useShop } from '@jishi/contracts';
import { withShopLinks } from '@jishi/part-kit/with-shop-links';
import { Text } from '@jishi/ui';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import * as styles from './details.styles.ts';

/** The shop's own description. Our server cleans it: no scripts, no styles, no handlers; the content policy would stop them too. */
export function Details({ product: { detailsHtml } }: { product: Product }) {
  const text = useDetailWords();
  const shop = useShop();
  if (detailsHtml.trim() === '') return <Text $tone="secondary">{text('no_details')}</Text>;
  return <styles.Prose dangerouslySetInnerHTML={{ __html: withShopLinks(detailsHtml, shop) }} />;
}

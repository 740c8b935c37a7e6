import type { ProductCard } from '@jishi/api/products';
import { paths, useShop } from '@jishi/contracts';
import { useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { JsonLd } from '@jishi/part-kit/json-ld';

/** The products of this page of the list, for search engines. */
export function ListedProducts({ products }: { products: readonly ProductCard[] }) {
  const lang = useLang();
  const { origin } = useShop();
  if (products.length === 0) return null;
  const entries = products.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + localePath(lang, paths.product(id)),
  }));
  return <JsonLd data={{ '@type': 'ItemList', itemListElement: entries }} />;
}

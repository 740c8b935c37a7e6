import { pictureUrl } from '@jishi/api';
import { productsQuery } from '@jishi/api/products/queries';
import { useApi, useShop } from '@jishi/contracts';
import { Button, LinkButton, Picture } from '@jishi/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { useCompared } from '../hooks/use-compared.ts';
import { useNextFocus } from '../hooks/use-next-focus.ts';
import { useTexts } from '../messages/texts.ts';
import { comparePath, MAX_COMPARED } from '../model/compared.ts';
import * as styles from './compare-tray.styles.ts';

/** What has been put aside for comparing; stays at the bottom of the page until it is emptied. */
export function CompareTray() {
  const text = useTexts();
  const api = useApi();
  const { has } = useShop();
  const { ids, toggle, replace } = useCompared();
  const box = useNextFocus<HTMLElement>(ids.length);
  const { data } = useQuery({
    ...productsQuery(api, { ids: ids.toSorted(), page: 1, pageSize: MAX_COMPARED }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  if (ids.length === 0 || !has('mf_catalog/compare')) return null;
  return (
    <styles.Tray {...box} aria-label={text('compare.tray')}>
      <styles.Items>
        {ids.map((id) => {
          const product = data?.items.find((item) => item.id === id);
          return (
            <li key={id}>
              {product?.picture && <Picture src={pictureUrl(product.picture.url, 80)} alt="" width={48} height={48} />}
              <button
                type="button"
                data-removes=""
                aria-label={text('compare.remove', { name: product?.name ?? id })}
                onClick={() => toggle(id)}
              >
                <X size={12} strokeWidth={3} aria-hidden />
              </button>
            </li>
          );
        })}
      </styles.Items>
      <Button size="sm" kind="ghost" data-removes="all" onClick={() => replace([])}>
        {text('compare.clear')}
      </Button>
      <LinkButton as={Link} to={comparePath(ids)} size="sm" kind="primary">
        {text('compare.open', { count: ids.length })}
      </LinkButton>
    </styles.Tray>
  );
}

import { RemoteFragment, useApi, useShop } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { favouritePageQuery } from '../../../queries/favourite-queries.ts';

/** Goods to begin with, for somebody who keeps none yet. */
export function FirstFavourites() {
  const text = useTexts();
  const { has } = useShop();
  const { data } = useSuspenseQuery(favouritePageQuery(useApi(), 1));
  if (data.total > 0 || !has('mf_catalog/product-strip')) return null;
  return (
    <RemoteFragment
      id="mf_catalog/product-strip"
      props={{ title: text('portal.recommended'), limit: 5, place: 'account' }}
    />
  );
}

import type { SharedFavourites } from '@jishi/api/products';
import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { Cards } from '@jishi/part-kit/product-tile';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { EmptyState, LinkButton, Stack } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useSharedWords } from '../../../messages/shared-favourites/texts.ts';
import { SharedCard } from './shared-card.tsx';
import { SharedHead } from './shared-head.tsx';

type SharedGoodsProps = { list: SharedFavourites; token: string };

/** What somebody shares: head with what can be done with all of it, and each product. */
export function SharedGoods({ list, token }: SharedGoodsProps) {
  const words = useSharedWords();
  const common = useCommonTexts();
  useTurningPrices(list.products);
  return (
    <Stack $gap={5}>
      <SharedHead list={list} token={token} />
      {list.products.length === 0 ? (
        <EmptyState
          picture={<EmptyObject name="folder" />}
          title={words('shared.none')}
          text={words('shared.none-text')}
          actions={
            <LinkButton as={Link} to={paths.products()}>
              {common('action.go_shopping')}
            </LinkButton>
          }
        />
      ) : (
        <Cards as="ul" $lg={5} aria-label={words('shared.goods')}>
          {list.products.map((product) => (
            <SharedCard key={product.id} product={product} />
          ))}
        </Cards>
      )}
    </Stack>
  );
}

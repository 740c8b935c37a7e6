import { paths } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { saidPath } from '../../../model/shout-path.ts';
import type { ListAddress } from '../model/list-address.ts';
import { maySaySeveral } from '../model/several-things.ts';
import { InsteadProducts } from './instead-products.tsx';
import { OtherCategories, OtherWords } from './ways-out.tsx';

type NoProductsProps = { address: ListAddress; title: string };

/** Nothing found at all: what that means for a word or a category, and where to go instead. */
export function NoProducts({ address: { keyword }, title }: NoProductsProps) {
  const text = useTexts();
  const isSearch = keyword !== null;
  const name = isSearch ? text('list.no_results', { word: keyword }) : text('list.no_goods', { category: title });
  return (
    <>
      <EmptyState
        picture={<EmptyObject name="magnifier" />}
        title={name}
        text={text(isSearch ? 'list.no_results_hint' : 'list.no_goods_hint')}
        actions={
          <>
            <LinkButton as={Link} to={isSearch ? paths.products() : paths.categories()}>
              {text(isSearch ? 'list.see_all' : 'category.title')}
            </LinkButton>
            {isSearch && maySaySeveral(keyword) && (
              <LinkButton as={Link} to={saidPath(keyword)}>
                {text('list.as_list')}
              </LinkButton>
            )}
          </>
        }
      />
      <Block fallback={null} failed={null}>
        {isSearch && <OtherWords keyword={keyword} />}
      </Block>
      <Block fallback={null} failed={null}>
        <OtherCategories />
      </Block>
      <Block fallback={null} failed={null}>
        <InsteadProducts />
      </Block>
    </>
  );
}

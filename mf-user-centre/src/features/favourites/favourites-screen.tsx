import { Block } from '@jishi/part-kit/block';
import { pageNumber } from '@jishi/part-kit/page-number';
import { Card, CardBody, CardHead, Stack } from '@jishi/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../../messages/texts.ts';
import { listIdIn } from '../../model/favourites-address.ts';
import { ListsBar } from '../favourite-lists/components/lists-bar.tsx';
import { ListsSkeleton } from '../favourite-lists/components/lists-skeleton.tsx';
import { AllFavourites } from './components/all-favourites.tsx';
import { FavouritesIn } from './components/favourites-in.tsx';
import { FavouritesSkeleton } from './components/favourites-skeleton.tsx';
import { FirstFavourites } from './components/first-favourites.tsx';

/** Where neither lists nor products came, that is said once. */
const Parts = styled(Stack)`
  & > [role='alert']:has(~ [role='alert']) {
    display: none;
  }
`;

/** All favourites, or those of one list. */
export function FavouritesScreen() {
  const [query] = useSearchParams();
  const listId = listIdIn(query);
  const page = pageNumber(query.get('page'));
  return (
    <Stack $gap={6}>
      <Card>
        <CardHead>
          <h1>{useTexts()('favourites.title')}</h1>
        </CardHead>
        <CardBody>
          <Parts>
            <Block fallback={<ListsSkeleton />}>
              <ListsBar listId={listId} page={page} />
            </Block>
            <Block key={`${listId} ${page}`} fallback={<FavouritesSkeleton />}>
              {listId === null ? <AllFavourites page={page} /> : <FavouritesIn listId={listId} page={page} />}
            </Block>
          </Parts>
        </CardBody>
      </Card>
      {listId === null && page === 1 && (
        <Block fallback={null} failed={null}>
          <FirstFavourites />
        </Block>
      )}
    </Stack>
  );
}

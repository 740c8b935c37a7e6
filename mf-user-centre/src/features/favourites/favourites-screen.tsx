import { Block } from '@jishi/part-kit/block';
import { pageNumber } from '@jishi/part-kit/page-number';
import { Card, CardBody, CardHead } from '@jishi/ui';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { FavouriteList } from './components/favourite-list.tsx';
import { FavouritesSkeleton } from './components/favourites-skeleton.tsx';

export function FavouritesScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const page = pageNumber(query.get('page'));
  return (
    <Card>
      <CardHead>
        <h1>{text('favourites.title')}</h1>
      </CardHead>
      <CardBody>
        <Block key={page} fallback={<FavouritesSkeleton />}>
          <FavouriteList page={page} />
        </Block>
      </CardBody>
    </Card>
  );
}

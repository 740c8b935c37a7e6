import { PagedCard } from '@jishi/part-kit/paged-card';
import { useTexts } from '../../messages/texts.ts';
import { FavouriteList } from './components/favourite-list.tsx';
import { FavouritesSkeleton } from './components/favourites-skeleton.tsx';

export function FavouritesScreen() {
  return <PagedCard title={useTexts()('favourites.title')} fallback={<FavouritesSkeleton />} List={FavouriteList} />;
}

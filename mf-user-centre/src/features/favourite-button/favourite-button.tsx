import { favouriteQuery } from '@jishi/api/favourites/queries';
import { useApi, useSession, useShop } from '@jishi/contracts';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { useSuspenseQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { Suspense } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { Toggle } from './favourite-button.styles.ts';
import { useSetFavourite } from './use-set-favourite.ts';

type FavouriteButtonProps = { productId: string };

/** Star of a product: in or out of the favourites. Visitors are asked to sign in. */
export function FavouriteButton({ productId }: FavouriteButtonProps) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  // Not known yet, or not to be had: the star can still be set, adding twice changes nothing.
  const unknown = <FavouriteToggle productId={productId} isFavourite={false} />;
  if (!isSignedIn) return unknown;
  return (
    <FailureBoundary failure={() => unknown}>
      <Suspense fallback={unknown}>
        <OwnFavourite productId={productId} />
      </Suspense>
    </FailureBoundary>
  );
}

function OwnFavourite({ productId }: FavouriteButtonProps) {
  const { data } = useSuspenseQuery(favouriteQuery(useApi(), productId));
  return <FavouriteToggle productId={productId} isFavourite={data} />;
}

function FavouriteToggle({ productId, isFavourite }: FavouriteButtonProps & { isFavourite: boolean }) {
  const text = useTexts();
  const { requireSignIn } = useShop();
  const { mutate, isPending } = useSetFavourite(productId);
  const handleClick = () => {
    if (requireSignIn() && !isPending) mutate(!isFavourite);
  };
  return (
    <Toggle
      type="button"
      aria-pressed={isFavourite}
      title={text(isFavourite ? 'favourite.remove' : 'favourite.add')}
      onClick={handleClick}
    >
      <Star size={20} strokeWidth={1.75} aria-hidden />
      {text('favourite.name')}
    </Toggle>
  );
}

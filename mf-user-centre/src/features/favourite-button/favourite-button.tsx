import { favouriteQuery } from '@jishi/api/favourites/queries';
import { type FragmentProps, useApi, useSession, useShop } from '@jishi/contracts';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { Suspense } from 'react';
import { useSetFavourite } from '../../hooks/use-set-favourite.ts';
import { useTexts } from '../../messages/texts.ts';
import { Row, Toggle } from './favourite-button.styles.ts';
import { LateListOffer } from './late-list-offer.tsx';
import { StockAlert } from './stock-alert.tsx';

type FavouriteButtonProps = FragmentProps['mf_user_centre/favourite-button'];

/** Star of a product (`isInBar`: in a bar on phones); of one that is sold out also the wish to be told when it can be had again. */
export function FavouriteButton({ productId, isSoldOut = false, isInBar }: FavouriteButtonProps) {
  if (!isSoldOut) return <FavouriteStar productId={productId} isInBar={isInBar} />;
  return (
    <Row>
      <StockAlert productId={productId} />
      <FavouriteStar productId={productId} />
    </Row>
  );
}

/** In or out of the favourites. Visitors are asked to sign in. */
function FavouriteStar({ productId, isInBar }: FavouriteButtonProps) {
  const isSignedIn = useSession((state) => state.isSignedIn);
  // Not known yet, or not to be had: the star can still be set, adding twice changes nothing.
  const unknown = <FavouriteToggle productId={productId} isInBar={isInBar} isFavourite={false} />;
  if (!isSignedIn) return unknown;
  return (
    <FailureBoundary failure={() => unknown}>
      <Suspense fallback={unknown}>
        <OwnFavourite productId={productId} isInBar={isInBar} />
      </Suspense>
    </FailureBoundary>
  );
}

/** The server waits for the answer. In a browser the star stays the same one when it comes: it may be under a finger. */
const useAnswer: (query: ReturnType<typeof favouriteQuery>) => { data: boolean | undefined } =
  typeof document === 'undefined' ? useSuspenseQuery : useQuery;

function OwnFavourite({ productId, isInBar }: FavouriteButtonProps) {
  const { data = false } = useAnswer(favouriteQuery(useApi(), productId));
  return <FavouriteToggle productId={productId} isInBar={isInBar} isFavourite={data} />;
}

function FavouriteToggle({ productId, isInBar, isFavourite }: FavouriteButtonProps & { isFavourite: boolean }) {
  const text = useTexts();
  const { requireSignIn } = useShop();
  const { mutate, isPending } = useSetFavourite(productId);
  const handleClick = () => {
    if (requireSignIn() && !isPending) mutate(!isFavourite);
  };
  return (
    <Row $isInBar={isInBar}>
      <Toggle
        type="button"
        aria-pressed={isFavourite}
        title={text(isFavourite ? 'favourite.remove' : 'favourite.add')}
        onClick={handleClick}
      >
        <Star size={20} strokeWidth={1.75} aria-hidden />
        {text('favourite.name')}
      </Toggle>
      {isFavourite && <LateListOffer productId={productId} />}
    </Row>
  );
}

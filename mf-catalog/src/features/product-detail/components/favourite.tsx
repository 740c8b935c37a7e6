import { RemoteFragment } from '@jishi/contracts';

type FavouriteProps = { productId: string; isSoldOut?: true; isInBar?: true };

/** The star, also of a product that cannot be bought now. `isInBar`: beside the buttons, which are a bar on phones. */
export function Favourite(props: FavouriteProps) {
  return (
    <div>
      <RemoteFragment id="mf_user_centre/favourite-button" props={props} />
    </div>
  );
}

import { RemoteFragment } from '@jishi/contracts';

/** The star, also of a product that cannot be bought now. */
export function Favourite({ productId, isSoldOut }: { productId: string; isSoldOut?: true }) {
  return (
    <div>
      <RemoteFragment id="mf_user_centre/favourite-button" props={{ productId, ...(isSoldOut && { isSoldOut }) }} />
    </div>
  );
}

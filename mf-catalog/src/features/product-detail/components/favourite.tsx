import { RemoteFragment } from '@jishi/contracts';

/** The star, also of a product that cannot be bought now. */
export function Favourite({ productId }: { productId: string }) {
  return (
    <div>
      <RemoteFragment id="mf_user_centre/favourite-button" props={{ productId }} />
    </div>
  );
}

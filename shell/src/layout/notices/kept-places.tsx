import { Fragment, useSession, useShop } from '@jishi/contracts';
import { keptPlaces } from '@jishi/contracts/kept-places';
import { useLocation } from 'react-router-dom';

/** Places in lines of flash sales on every page, for customers whose browser remembers one; looked at anew with every page. */
export function KeptPlaces() {
  useLocation();
  const { has } = useShop();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const productIds = isSignedIn ? keptPlaces() : [];
  if (productIds.length === 0 || !has('mf_promotions/place-note')) return null;
  return <Fragment id="mf_promotions/place-note" props={{ productIds }} isQuiet />;
}

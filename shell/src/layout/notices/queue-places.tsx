import { RemoteFragment, useSession, useShop } from '@jishi/contracts';
import { rememberedQueuePlaces } from '@jishi/contracts/queue-places';
import { useLocation } from 'react-router-dom';

/** Places in lines of flash sales on every page, for customers whose browser remembers one; looked at anew with every page. */
export function QueuePlaces() {
  useLocation();
  const { has } = useShop();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const productIds = isSignedIn ? rememberedQueuePlaces() : [];
  if (productIds.length === 0 || !has('mf_promotions/place-note')) return null;
  return <RemoteFragment id="mf_promotions/place-note" props={{ productIds }} isQuiet />;
}

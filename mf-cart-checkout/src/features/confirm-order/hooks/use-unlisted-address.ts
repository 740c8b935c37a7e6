import type { OrderPreview } from '@jishi/api/orders';
import { useEffect, useState } from 'react';

/**
 * Asks anew, once, when an address is chosen that the last answer does not know: it was written since. True as long as the
 * answer does not know it.
 */
export function useUnlistedAddress(
  addressId: string | null | undefined,
  preview: OrderPreview | undefined,
  ask: () => void,
): { isUnlisted: boolean; isToBeAsked: boolean } {
  const [askedFor, setAsked] = useState<string>();
  const isUnlisted =
    typeof addressId === 'string' &&
    preview?.needsAddress === true &&
    !preview.choices.addresses.some(({ address }) => address.id === addressId);
  const isToBeAsked = isUnlisted && askedFor !== addressId;
  useEffect(() => {
    if (!isToBeAsked) return;
    setAsked(addressId);
    ask();
  }, [isToBeAsked, addressId, ask]);
  return { isUnlisted, isToBeAsked };
}

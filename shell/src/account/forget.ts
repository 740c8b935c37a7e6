import { foreignStorageKeys, storageKeys } from '@jishi/contracts';
import { queuePlacesKey } from '@jishi/contracts/queue-places';
import { storeLines } from './account-storage.ts';

const customerKeys = [storageKeys.customer, storageKeys.cart, storageKeys.order, queuePlacesKey, ...foreignStorageKeys];

/** At logout: everything of the customer. The visitor's own cart stays. */
export function forgetCustomer(): void {
  for (const key of customerKeys) localStorage.removeItem(key);
  sessionStorage.removeItem(storageKeys.order); // the order this tab was about to place
}

/** Once it is in the customer's cart. */
export const forgetGuestLines = (): void => storeLines([], false);

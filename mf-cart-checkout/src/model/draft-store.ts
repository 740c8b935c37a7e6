import { storageKeys } from '@jishi/contracts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * The draft belongs to the tab, so that two tabs can order different things. The lines of the last one also stand under
 * the key other clients of the shop read.
 */
export function storeDraft(draft: CheckoutDraft): void {
  sessionStorage.setItem(storageKeys.order, JSON.stringify(draft));
  localStorage.setItem(storageKeys.order, JSON.stringify(draft.lines));
}

/** The draft of this tab as it was stored. */
export const storedDraft = (): string | null => sessionStorage.getItem(storageKeys.order);

/** The order was placed. */
export function dropDraft(): void {
  sessionStorage.removeItem(storageKeys.order);
  localStorage.removeItem(storageKeys.order);
}

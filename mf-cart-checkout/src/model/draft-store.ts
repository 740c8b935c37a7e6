import { storageKeys } from '@jishi/contracts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * The draft belongs to the tab, so that two tabs can order different things. The lines of the last one also stand under
 * the key other clients of the shop read. A prize stands in its address and is not stored: a draft beside it stays.
 */
export function storeDraft(draft: CheckoutDraft): void {
  if (draft.source === 'prize') return;
  sessionStorage.setItem(storageKeys.order, JSON.stringify(draft));
  localStorage.setItem(storageKeys.order, JSON.stringify(draft.lines));
}

/** The draft of this tab as it was stored. */
export const storedDraft = (): string | null => sessionStorage.getItem(storageKeys.order);

/** The order was placed. */
export function dropDraft({ source }: CheckoutDraft): void {
  if (source === 'prize') return;
  sessionStorage.removeItem(storageKeys.order);
  localStorage.removeItem(storageKeys.order);
}

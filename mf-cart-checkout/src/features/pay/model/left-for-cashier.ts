/** Of this tab: the order whose payment it was sent away for. */
const KEY = 'jishi_PaymentLeft';

/** The tab is about to go to the page of a provider. */
export const noteLeaving = (orderId: string): void => sessionStorage.setItem(KEY, orderId);

/** Whether the tab has come back from there with this order; answers so once. */
export function hasComeBack(orderId: string): boolean {
  if (sessionStorage.getItem(KEY) !== orderId) return false;
  sessionStorage.removeItem(KEY);
  return true;
}

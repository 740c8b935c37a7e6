/** Of this tab: the order whose payment it was sent away for. */
const KEY = 'jishi_PaymentLeft';

/** The tab is about to go to the page of a provider. */
export const noteLeaving = (orderId: string): void => sessionStorage.setItem(KEY, orderId);

/** Whether the tab was sent away for this order and does not know yet what became of it. */
export const hasLeftFor = (orderId: string): boolean => sessionStorage.getItem(KEY) === orderId;

/** The order is paid: nothing is waited for any more. */
export const forgetLeaving = (): void => sessionStorage.removeItem(KEY);

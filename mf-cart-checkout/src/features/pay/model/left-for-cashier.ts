/** Of this tab: the order whose payment it was sent away for, and the number of the attempt. */
const KEY = 'jishi_PaymentLeft';

/** The tab is about to go to the page of a provider. */
export const noteLeaving = (orderId: string, number: string): void =>
  sessionStorage.setItem(KEY, `${orderId} ${number}`);

/** The attempt the tab was sent away for with this order, as long as it does not know what became of it; else `null`. */
export function leftFor(orderId: string): string | null {
  const [left, number = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return left === orderId ? number : null;
}

/** The order is paid: nothing is waited for any more. */
export const forgetLeaving = (): void => sessionStorage.removeItem(KEY);

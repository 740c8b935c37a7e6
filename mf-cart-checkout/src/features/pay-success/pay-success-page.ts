import { isApiError } from '@jishi/api';
import { paymentOutcome } from '@jishi/api/orders';
import { boughtQuery, paymentQuery } from '@jishi/api/orders/queries';
import { definePage, notFound, paths, redirectTo } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readOrderId } from '../../model/order-id.ts';
import { PaySuccessScreen } from './pay-success-screen.tsx';

export default definePage({
  Component: PaySuccessScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = readOrderId(query) ?? notFound();
    const text = textsOf(i18n);
    // Where codes and files are is said with the success, not after it.
    const bought = queries.prefetchQuery(boughtQuery(api, id));
    let title = text('success.title');
    try {
      const { state, total } = await queries.fetchQuery(paymentQuery(api, id));
      const outcome = paymentOutcome(state);
      // Success is never claimed of an order that was not paid for.
      if (outcome === 'pay') redirectTo(paths.pay(id));
      if (outcome === 'order') redirectTo(paths.order(id));
      if (total === 0) title = text('success.nothing-to-pay');
    } catch (error) {
      if (!isApiError(error) || !error.retryable) throw error;
    }
    await bought;
    return { title, noIndex: true, flow: { title, step: 3 } };
  },
});

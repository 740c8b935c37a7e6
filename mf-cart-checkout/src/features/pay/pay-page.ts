import { isApiError } from '@jishi/api';
import { paymentOutcome } from '@jishi/api/orders';
import { paymentQuery } from '@jishi/api/orders/queries';
import { definePage, notFound, paths, redirectTo } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readOrderId } from '../../model/order-id.ts';
import { paymentWaysQuery } from './hooks/payment-methods-query.ts';
import { PayScreen } from './pay-screen.tsx';

export default definePage({
  Component: PayScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = readOrderId(query) ?? notFound();
    const ways = queries.prefetchQuery(paymentWaysQuery(api));
    try {
      const { state } = await queries.fetchQuery(paymentQuery(api, id));
      const outcome = paymentOutcome(state);
      if (outcome === 'success') redirectTo(paths.paySuccess(id));
      if (outcome === 'order') redirectTo(paths.order(id));
    } catch (error) {
      // An order that does not answer now is the screen's matter: it offers another attempt.
      if (!isApiError(error) || !error.retryable) throw error;
    }
    await ways;
    const title = textsOf(i18n)('pay.title');
    return { title, noIndex: true, flow: { title, step: 2 } };
  },
});

import { orderActions } from '@jishi/api/orders';
import { orderQuery } from '@jishi/api/orders/queries';
import { reviewableLinesQuery } from '@jishi/api/reviews/queries';
import { featuresQuery, serviceContactQuery } from '@jishi/api/shop/queries';
import { definePage, notFound } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { textsOf } from '../../messages/texts.ts';
import { goodsInWords } from '../../model/goods-in-words.ts';
import { OrderDetailScreen } from './order-detail-screen.tsx';

export default definePage({
  Component: OrderDetailScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = query.get('id');
    if (!isId(id)) return notFound();
    void queries.prefetchQuery(featuresQuery(api));
    void queries.prefetchQuery(serviceContactQuery(api));
    // An unknown order and another customer's are the same to whoever asks: not found.
    const order = await queries.ensureQueryData(orderQuery(api, id));
    if (orderActions(order.state).canReview) await queries.prefetchQuery(reviewableLinesQuery(api, id));
    const text = textsOf(i18n);
    return {
      title: text('order.title-of', { number: order.number }),
      noIndex: true,
      subject: { kind: 'order', number: order.number, name: goodsInWords(order.lines, text) },
    };
  },
});

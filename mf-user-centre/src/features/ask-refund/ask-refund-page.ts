import { refundOfferQuery } from '@jishi/api/refunds/queries';
import { serviceContactQuery } from '@jishi/api/shop/queries';
import { definePage, notFound } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { textsOf } from '../../messages/texts.ts';
import { goodsInWords } from '../../model/goods-in-words.ts';
import { AskRefundScreen } from './ask-refund-screen.tsx';
import { obstacleOf } from './model/obstacle.ts';

export default definePage({
  Component: AskRefundScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = query.get('order');
    if (!isId(id)) return notFound();
    // An unknown order and another customer's are the same to whoever asks: not found.
    const offer = await queries.ensureQueryData(refundOfferQuery(api, id));
    if (obstacleOf(offer)) void queries.prefetchQuery(serviceContactQuery(api));
    const text = textsOf(i18n);
    return {
      title: text('ask-refund.title'),
      noIndex: true,
      subject: { kind: 'order', number: offer.orderNumber, name: goodsInWords(offer.lines, text) },
    };
  },
});

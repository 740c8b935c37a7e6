import { refundQuery } from '@jishi/api/refunds/queries';
import { serviceContactQuery } from '@jishi/api/shop/queries';
import { definePage, notFound } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { textsOf } from '../../messages/texts.ts';
import { goodsInWords } from '../../model/goods-in-words.ts';
import { RefundDetailScreen } from './refund-detail-screen.tsx';

export default definePage({
  Component: RefundDetailScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = query.get('id');
    if (!isId(id)) return notFound();
    void queries.prefetchQuery(serviceContactQuery(api));
    // An unknown refund and another customer's are the same to whoever asks: not found.
    const refund = await queries.ensureQueryData(refundQuery(api, id));
    const text = textsOf(i18n);
    return {
      title: text('refund.title-of', { number: refund.number }),
      noIndex: true,
      subject: { kind: 'refund', number: refund.number, name: goodsInWords(refund.lines, text) },
    };
  },
});

import { refundOfferQuery } from '@jishi/api/refunds/queries';
import { definePage, notFound } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { textsOf } from '../../messages/texts.ts';
import { AskRefundScreen } from './ask-refund-screen.tsx';

export default definePage({
  Component: AskRefundScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = query.get('order');
    if (!isId(id)) return notFound();
    // An unknown order and another customer's are the same to whoever asks: not found.
    await queries.ensureQueryData(refundOfferQuery(api, id));
    return { title: textsOf(i18n)('ask-refund.title'), noIndex: true };
  },
});

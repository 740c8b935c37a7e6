import { refundQuery } from '@jishi/api/refunds/queries';
import { definePage, notFound } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { textsOf } from '../../messages/texts.ts';
import { RefundDetailScreen } from './refund-detail-screen.tsx';

export default definePage({
  Component: RefundDetailScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = query.get('id');
    if (!isId(id)) return notFound();
    // An unknown refund and another customer's are the same to whoever asks: not found.
    const refund = await queries.ensureQueryData(refundQuery(api, id));
    return { title: textsOf(i18n)('refund.title-of', { number: refund.number }), noIndex: true };
  },
});

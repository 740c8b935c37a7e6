import { orderQuery } from '@jishi/api/orders/queries';
import { definePage, notFound } from '@jishi/contracts';
import { isId } from '@jishi/contracts/ids';
import { textsOf } from '../../messages/texts.ts';
import { OrderPrintScreen } from './order-print-screen.tsx';

export default definePage({
  Component: OrderPrintScreen,
  async load({ query }, { api, queries, i18n }) {
    const id = query.get('id');
    if (!isId(id)) return notFound();
    const order = await queries.ensureQueryData(orderQuery(api, id));
    return { title: textsOf(i18n)('order.title-of', { number: order.number }), noIndex: true };
  },
});

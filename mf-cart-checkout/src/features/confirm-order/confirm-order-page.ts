import { definePage, notFound } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readPrizeId } from '../../model/order-id.ts';
import { ConfirmOrderScreen } from './confirm-order-screen.tsx';

export default definePage({
  Component: ConfirmOrderScreen,
  fragments: ['mf_user_centre/address-book'],
  load({ query }, { i18n }) {
    if (readPrizeId(query) === null) notFound();
    const title = textsOf(i18n)('confirm.title');
    return { title, noIndex: true, flow: { title, step: 1 } };
  },
});

import { addressesQuery } from '@jishi/api/addresses/queries';
import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { AddressesScreen } from './addresses-screen.tsx';

export default definePage({
  Component: AddressesScreen,
  load(_args, { api, queries, i18n }) {
    void queries.prefetchQuery(addressesQuery(api));
    return { title: textsOf(i18n)('addresses.title'), noIndex: true };
  },
});

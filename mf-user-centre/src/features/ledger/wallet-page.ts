import { definePage } from '@jishi/contracts';
import { textsOf } from '../../messages/texts.ts';
import { readLedgerAddress } from './model/ledger-address.ts';
import { ownedQuery, walletBalancesQuery, walletQuery } from './queries/ledger-queries.ts';
import { WalletScreen } from './wallet-screen.tsx';

export default definePage({
  Component: WalletScreen,
  load({ query }, { api, queries, i18n }) {
    const address = readLedgerAddress(query);
    void queries.prefetchQuery(walletQuery(api, address));
    void queries.prefetchQuery(walletBalancesQuery(api, address));
    void queries.prefetchQuery(ownedQuery(api));
    return { title: textsOf(i18n)('wallet.title'), noIndex: true };
  },
});

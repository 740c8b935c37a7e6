import type { Balances } from '@jishi/api/bills';
import { paths, useApi } from '@jishi/contracts';
import { group, useFormat } from '@jishi/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LedgerAddress, ledgerPath } from '../model/ledger-address.ts';
import { pointsByDayQuery, walletBalancesQuery } from '../queries/ledger-queries.ts';

/** The two ledgers of a customer. */
export type LedgerKind = 'wallet' | 'points';

/** What differs between the two pages besides their rows. */
export type LedgerLook = {
  kind: LedgerKind;
  /** Path of the page with this address, without the language prefix. */
  pathOf: (address: LedgerAddress) => string;
  /** Path of the page itself. */
  path: string;
  /** An amount of the account in words. */
  amount: (value: number) => string;
  /** The balances by day over the range of an address; waits for them. */
  useBalances: (address: LedgerAddress) => Balances;
};

/** How a ledger is written in the language of the page. */
export function useLedgerLook(kind: LedgerKind): LedgerLook {
  const format = useFormat();
  const isWallet = kind === 'wallet';
  const path = isWallet ? paths.wallet() : paths.points();
  return {
    kind,
    path,
    pathOf: (address) => ledgerPath(path, address),
    amount: isWallet ? format.money : group,
    useBalances: isWallet ? useWalletBalances : usePointsByDay,
  };
}

const useWalletBalances = (address: LedgerAddress): Balances =>
  useSuspenseQuery(walletBalancesQuery(useApi(), address)).data;

const usePointsByDay = (address: LedgerAddress): Balances => useSuspenseQuery(pointsByDayQuery(useApi(), address)).data;
